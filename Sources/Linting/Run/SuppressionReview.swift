import StringCatalogs

/// What comes after all other rules: which suppressions silenced nothing.
///
/// It would rather miss one than be wrong: a suppression is judged only where what it is about was
/// really looked at. Its spelling can always be.
struct SuppressionReview {
  let project: Project
  let runner: RuleRunner
  /// The catalogs that the run is about.
  let uses: [CatalogUse]
  /// Whether any flow was checked.
  let hasFlows: Bool
  /// No filter left out a flow or a locale, and no problem a catalog or a flow.
  let isWhole: Bool

  /// Enters suppressions that silence what is said of comments as used.
  func findings(_ suppression: inout Suppression) -> [Finding] {
    guard let report = runner.report(for: UnusedSuppression.self) else { return [] }
    let findings = uses.flatMap { inComments(of: $0, suppression, report) }
    suppression.account(for: findings)
    return findings + inConfiguration(suppression, report)
  }

  // MARK: - Comments

  private func inComments(
    of use: CatalogUse, _ suppression: Suppression, _ report: RuleReport
  ) -> [Finding] {
    suppression.comments(inFile: use.loaded.file).filter { use.isAbout($0.key) }.flatMap {
      comment in
      RuleMessage(all: messages(for: comment, in: use)).map { message in
        var finding = Finding(
          UnusedSuppression.self, report, message, at: use.loaded.location(comment.offset))
        finding.key = comment.key
        return [finding]
      } ?? []
    }
  }

  private func messages(
    for comment: Suppression.EntryComment, in use: CatalogUse
  ) -> [RuleMessage] {
    let names = Set(ConfigurationVocabulary.contractRuleIDs)
    let misspelt = comment.items.compactMap { item -> RuleMessage? in
      if let fault = item.fault { return .notASuppression(item, fault) }
      let unknown = item.rules.filter { !names.contains($0) }
      return unknown.isEmpty ? nil : .unknownRules(unknown)
    }
    let unused = comment.rules.filter { id in
      !comment.used.contains(id) && isJudged(id, comment.key, in: use)
    }
    return misspelt + unused.map { .unusedRule($0, key: comment.key) }
  }

  /// Whether the rule ran over the key, with all flows and locales.
  private func isJudged(_ id: String, _ key: String, in use: CatalogUse) -> Bool {
    guard isWhole, let rule = RuleRegistry.rule(id), rule != UnusedSuppression.self else {
      return false
    }
    return runner.runs(rule) && (!rule.isAboutFlows || use.isInFlow(key))
  }

  // MARK: - The configuration

  private func inConfiguration(_ suppression: Suppression, _ report: RuleReport) -> [Finding] {
    let patterns = suppression.patterns
    let unused = patterns.indices.filter { index in
      !suppression.usedPatterns[index] && isJudged(patterns[index])
    }
    let findings = unused.map { index in
      Finding(
        UnusedSuppression.self, report, .unusedItem(patterns[index]), at: patterns[index].location)
    }
    // An item that silences what is said here of another one is used by that.
    return zip(unused, findings).compactMap { index, finding in
      let isUsed =
        patterns[index].mayMatch(rule: UnusedSuppression.metadata.id)
        && zip(unused, findings).contains { $0 != index && patterns[index].matches($1) }
      return isUsed ? nil : finding
    }
  }

  /// Whether every rule that the item may be about ran over everything it may be about. Rules that
  /// the configuration itself switches off do not count, unless there is no other.
  private func isJudged(_ pattern: IgnorePattern) -> Bool {
    guard isWhole, project.scope == nil else { return false }
    let rules = RuleRegistry.all.filter { rule in
      rule != UnusedSuppression.self && pattern.mayMatch(rule: rule.metadata.id)
    }
    if rules.contains(where: { runner.skip.contains($0.metadata.id) }) { return false }
    let running = rules.filter(runner.runs)
    let aboutEntries = running.filter { !$0.isAboutFlows }
    if aboutEntries.isEmpty { return !running.isEmpty && hasFlows }
    return !uses.contains { hasUnseen($0, pattern) }
  }

  /// Whether the catalog has something that the item may be about and this run is not.
  private func hasUnseen(_ use: CatalogUse, _ pattern: IgnorePattern) -> Bool {
    guard !use.allKeys, pattern.mayMatchOutsideFlows, pattern.mayMatch(file: use.loaded.file)
    else { return false }
    return use.isEmpty
      || use.loaded.catalog.entries.contains {
        !use.isAbout($0.key) && pattern.mayMatch(key: $0.key)
      }
  }
}

extension RuleMessage {
  /// Several messages as one; nil for none. Of more than three the rest are counted.
  fileprivate init?(all messages: [RuleMessage]) {
    guard let first = messages.first else { return nil }
    self = first
    guard messages.count > 1 else { return }
    let more = messages.count > 3 ? " And \(messages.count - 3) more." : ""
    what = messages.prefix(3).map { $0.what }.joined(separator: " ") + more
    var reasons: [String] = []
    var cures: [String] = []
    for message in messages.prefix(3) {
      if !message.why.isEmpty, !reasons.contains(message.why) { reasons.append(message.why) }
      if !cures.contains(message.cure) { cures.append(message.cure) }
    }
    why = reasons.joined(separator: " ")
    cure = cures.joined(separator: " ")
  }
}
