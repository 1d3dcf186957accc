import PlatformFacts
import Surfaces
import TextMeasurement

/// Lays out the copy of flows, with several workers where there is enough to do. What comes out, and
/// its order, is the same for any number of them.
///
/// A measurer belongs to one worker. All copy of a locale goes to one worker, so that a text that
/// several flows share is shaped once, and a script's face opened once, also among several workers;
/// what two locales share is shaped once for each worker.
struct LayoutCrew {
  /// One flow in one locale.
  struct Task: Sendable {
    var flow: Flow
    var copy: FlowCopy
    /// The same for all locales of a flow.
    var grid: CellGrid
  }

  struct Outcome: Sendable {
    var analysis: LocaleAnalysis
    /// Why there is no layout.
    var problem: Problem?
  }

  struct Results {
    /// In the order of the tasks.
    var outcomes: [Outcome]
    /// What the workers besides the calling thread measured with, and what is to be said of it.
    var faces: [FaceReport] = []
    var notices: [String] = []
  }

  /// Cells from which on all cores are used unless `--jobs` says otherwise: some 50 ms of work for
  /// one. A worker that has to open its faces first takes 5 ms to get going.
  static let cellsForAllCores = 10_000

  /// Of the calling thread.
  let measurer: any TextMeasuring
  /// Makes the measurers of further workers; nil where there must be none.
  let chain: FontChain?
  /// Workers asked for; nil: as many as it takes.
  let jobs: Int?

  /// - Parameter progress: is told of the calling thread's share, which stands for all.
  func layOut(_ tasks: [Task], _ progress: ProgressObserver = { _ in }) -> Results {
    let shares = shares(of: tasks)
    let others = shares.dropFirst().map { share in worker(share.map { tasks[$0] }) }
    let (own, rest) = Workers.run(
      own: {
        let own = shares.first ?? []
        return Report(
          outcomes: own.enumerated().map { done, task in
            progress(RunProgress(.layingOut, done: done, total: own.count))
            return analyzer.outcome(of: tasks[task])
          })
      }, others: others)

    var outcomes: [(index: Int, outcome: Outcome)] = []
    var results = Results(outcomes: [])
    for (share, report) in zip(shares, [own] + rest) {
      outcomes += zip(share, report.outcomes).map { ($0, $1) }
      results.faces += report.faces
      results.notices += report.notices
    }
    results.outcomes = outcomes.sorted { $0.index < $1.index }.map(\.outcome)
    return results
  }

  private var analyzer: FlowAnalyzer {
    FlowAnalyzer(measurer: measurer)
  }

  private struct Report: Sendable {
    var outcomes: [Outcome]
    var faces: [FaceReport] = []
    var notices: [String] = []
  }

  private func worker(_ tasks: [Task]) -> @Sendable () -> Report {
    let chain = chain ?? FontChain()
    return {
      let measurer = FontMeasurer(chain: chain)
      let analyzer = FlowAnalyzer(measurer: measurer)
      let outcomes = tasks.map { analyzer.outcome(of: $0) }
      return Report(
        outcomes: outcomes, faces: measurer.usedFaces(hashed: false), notices: measurer.notices)
    }
  }

  // MARK: Sharing out

  /// Indices of the tasks of each worker, ascending; the first is the calling thread.
  private func shares(of tasks: [Task]) -> [[Int]] {
    let byLocale = Dictionary(grouping: tasks.indices) { tasks[$0].copy.locale }
    let count = min(workerCount(for: tasks), max(1, byLocale.count))
    if count == 1 { return [Array(tasks.indices)] }
    // The largest first, each to the worker that has the least to do.
    let groups = byLocale.map { locale, indices in
      (locale: locale, indices: indices, weight: indices.reduce(0) { $0 + weight(tasks[$1]) })
    }.sorted { ($1.weight, $0.locale) < ($0.weight, $1.locale) }
    var shares = [[Int]](repeating: [], count: count)
    var weights = [Int](repeating: 0, count: count)
    for group in groups {
      let least = weights.indices.min { weights[$0] < weights[$1] } ?? 0
      shares[least] += group.indices
      weights[least] += group.weight
    }
    return shares.map { $0.sorted() }
  }

  private func weight(_ task: Task) -> Int { (task.copy.titles.count + 1) * task.grid.places.count }

  private func workerCount(for tasks: [Task]) -> Int {
    if chain == nil { return 1 }
    if let jobs { return max(1, jobs) }
    let cells = tasks.reduce(0) { $0 + $1.grid.cells.count }
    return cells < Self.cellsForAllCores ? 1 : Workers.cores
  }
}
