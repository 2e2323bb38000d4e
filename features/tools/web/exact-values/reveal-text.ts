/** A piece of a text: what is visible anyway, or one character that would not be. */
export type Piece = { type: "visible"; text: string } | { type: "hidden"; code: string; name: string };

/** Letters and signs in which a joiner belongs to what is seen. */
const joined =
  "\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Malayalam}\\u{fe0f}";

/**
 * Characters that take no room, reverse the direction, or look like nothing: a person who approves a text must see
 * that they are there.
 */
const hidden = new RegExp(
  [
    `(?<![${joined}])[\\u200c\\u200d]`,
    // Format and control characters, without tab and line feed.
    "(?![\\t\\n\\u200c\\u200d])[\\p{Cf}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cn}\\p{Co}\\p{Cs}]",
    // Fillers and marks that draw nothing.
    "[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\uffa0\\ufe00-\\ufe0e\\u{e0100}-\\u{e01ef}]",
  ].join("|"),
  "gu",
);

/** The text in pieces, with every invisible character by itself. Together they are exactly the text. */
export function revealText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const { 0: character, index } of text.matchAll(hidden)) {
    if (index > place) pieces.push({ type: "visible", text: text.slice(place, index) });
    pieces.push({ type: "hidden", ...nameOf(character) });
    place = index + character.length;
  }
  if (place < text.length) pieces.push({ type: "visible", text: text.slice(place) });
  return pieces;
}

function nameOf(character: string): { code: string; name: string } {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  return { code, name: names[point] ?? (point >= 0xe0000 && point < 0xe0080 ? "hidden tag" : "invisible") };
}

const names: Record<number, string> = {
  173: "soft hyphen",
  13: "carriage return",
  27: "escape",
  8203: "zero-width space",
  8204: "zero-width non-joiner",
  8205: "zero-width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8232: "line separator",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "end of direction",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8288: "word joiner",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "end of isolate",
  65279: "zero-width no-break space",
};
