"""The checks of a report's page, by name, in the order in which they run."""

CHECKS = {}


def check(name):
    """Registers a function as a check. It gets the context and may return a measurement in words."""

    def register(function):
        CHECKS[name] = function
        return function

    return register
