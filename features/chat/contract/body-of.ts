interface SomePart {
  type: string;
  text?: string;
  isInterrupted?: boolean | undefined;
}

/**
 * The plain text of an answer: for search, for what later questions build on, and to be spoken. Places in an answer are
 * counted in it.
 */
export function bodyOf(parts: readonly SomePart[]): string {
  return parts
    .flatMap(({ type, text, isInterrupted }) => (type === "text" && !isInterrupted ? [text] : []))
    .join("\n\n");
}
