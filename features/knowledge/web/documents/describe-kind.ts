/** What a document is by its content, in words. Those of a newer version are shown as they are. */
export function describeKind(kind: string, words: Readonly<Record<string, string>>): string {
  return words[kind] ?? kind;
}
