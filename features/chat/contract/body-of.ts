interface SomePart {
  type: string;
  text?: string;
  isInterrupted?: boolean | undefined;
}

/**
 * The plain text of an answer, for search, later prompts and speech. Positions in an answer count its
 * characters.
 */
export function bodyOf(parts: readonly SomePart[]): string {
  return parts
    .flatMap(({ type, text, isInterrupted }) => (type === "text" && !isInterrupted ? [text] : []))
    .join("\n\n");
}
