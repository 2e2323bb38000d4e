/** Legal texts, by the names in their addresses. */
export const legalTypes = [
  "terms",
  "privacy",
  "cookies",
  "dpa",
  "acceptable-use",
  "security",
  "subprocessors",
  "imprint",
] as const;
