// Deliberately empty: this module exists for its pkg-config flags. ICU's own headers would clash
// with Foundation's ICU module; only CICU's .c file includes them.
