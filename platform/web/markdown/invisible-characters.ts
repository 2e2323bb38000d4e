const bidirectional = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Tag characters can spell hidden text. Their only visible use is in the flags of England, Scotland and
 * Wales.
 */
const tags = /\u{1f3f4}?[\u{e0000}-\u{e007f}]+/gu;

/** Removes characters that hide text or reverse its direction, so that the visible text is the whole text. */
export function dropInvisibleCharacters(text: string): string {
  return text.replace(bidirectional, "").replace(tags, (run) => (run.startsWith("\u{1f3f4}") ? run : ""));
}
