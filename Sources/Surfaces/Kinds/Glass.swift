import TextMeasurement

/// Elements in containers of Liquid Glass, and how far apart they stand. There is no copy: what is
/// judged is the same in every language, at every size.
///
/// Elements melt together when they come within their container's spacing, at rest too. The defaults
/// are copyfit's house values: they merge within 20 points, parts of one control stand 4 apart,
/// separate actions 26.
public enum Glass: Surface {
  // MARK: Settings

  static let id = Setting<String?>.name(
    "id", "the cluster's own name, for reports", "Without it clusters are numbered")
  static let containerSpacing = Setting<Double>.points(
    "containerSpacing", 20, "points within which two elements melt together",
    "Default of copyfit. The `spacing` of the `GlassEffectContainer`")
  static let layoutSpacing = Setting<Double?>.points(
    "layoutSpacing", "points between two elements at rest",
    "Default of copyfit: 26 between separate actions, 4 between joined parts")
  static let isJoined = Setting<Bool>.flag(
    "joined", false, "whether the elements are parts of one control and meant to melt together",
    "Actions that are separate must not")

  static let clusters = Setting<[SurfaceSettings<SlotCopy>]>.groups(
    "clusters", [id, containerSpacing, layoutSpacing, isJoined], isRequired: true,
    check: { cluster in
      cluster[isJoined] && cluster[containerSpacing] == 0
        ? "Nothing melts together in a container whose spacing is 0, so its parts cannot be joined. "
          + "Make \"containerSpacing\" larger, or leave \"joined\" out." : nil
    },
    "the clusters, each in a container of its own")

  /// Points between elements where nothing is said.
  static let joinedSpacing = 4.0
  static let separateSpacing = 26.0

  public static let manual = SurfaceManual(
    id: "glass", title: "Clusters of glass",
    summary: "Glass elements in containers, and whether they melt together",
    description: """
      Elements in a glass container melt together when they come within its spacing, at rest too. \
      Separate actions need a `layoutSpacing` of `containerSpacing` + 6 or more. Parts of one control \
      are meant to be joined, and need a `layoutSpacing` under `containerSpacing`. Anything between \
      is neither clearly apart nor clearly one. The stops of a step trail are parts of one control: a \
      trail in a glass container is a cluster with `joined: true`.

      The house values are 20 for the container, 4 between joined parts and 26 between separate ones; \
      they are the defaults. There is no copy in it, so a flow with clusters alone needs no catalog.
      """,
    fields: [clusters],
    example: """
      clusters:
        - { id: actions, containerSpacing: 20, layoutSpacing: 26 }
        - { id: trail, containerSpacing: 20, layoutSpacing: 4, joined: true }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    layout.clusters = content[clusters].enumerated().map { index, cluster in
      let isJoined = cluster[isJoined]
      return GlassSpacing(
        name: cluster[id].map { "the cluster “\($0)”" } ?? "cluster \(index + 1)",
        path: "\(clusters.name).\(index)",
        container: cluster[containerSpacing],
        layout: cluster[layoutSpacing] ?? (isJoined ? joinedSpacing : separateSpacing),
        isJoined: isJoined)
    }
    return layout
  }
}
