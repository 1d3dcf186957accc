import Testing

@testable import Surfaces

@Suite struct SurfacesSmoke {}
