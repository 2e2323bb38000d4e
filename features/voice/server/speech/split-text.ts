const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits text into as few pieces as possible of at most `limit` characters, preferably after sentences. */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of sentences.segment(text)) {
    if (piece.length + segment.length > limit) {
      if (piece) pieces.push(piece);
      piece = segment;
    } else piece += segment;
    while (piece.length > limit) {
      const end = cutOf(piece, limit);
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
    }
  }
  if (piece) pieces.push(piece);
  return pieces.map((each) => each.trim()).filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** The end of the last word that fits. A longer word is cut, but never inside a surrogate pair. */
function cutOf(piece: string, limit: number): number {
  const space = piece.lastIndexOf(" ", limit);
  if (space > 0) return space;
  return /[\uD800-\uDBFF]/.test(piece.charAt(limit - 1)) ? limit - 1 : limit;
}
