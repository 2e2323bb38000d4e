const bidirectional = /[\u202a-\u202e\u2066-\u2069]/g;
/** Tag characters spell hidden text; only the flags of England, Scotland and Wales use them openly. */
const tags = /\u{1f3f4}?[\u{e0000}-\u{e007f}]+/gu;

/** Takes out characters that hide text or turn its direction, so that what is read is what is there. */
export function dropInvisibleCharacters(text: string): string {
  return text.replace(bidirectional, "").replace(tags, (run) => (run.startsWith("\u{1f3f4}") ? run : ""));
}
