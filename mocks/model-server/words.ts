/** Splits text into pieces as a model would send it. */
export function words(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
}

const vocabulary = words(
  " It does the work and keeps the receipts, so that everyone can see what was done, when, by whom and why, at any time.",
);

/** `count` pieces of filler text. */
export function countTokens(count: number): string[] {
  return Array.from({ length: count }, (_, index) => vocabulary[index % vocabulary.length] ?? "");
}
