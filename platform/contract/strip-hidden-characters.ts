/**
 * Code points invisible to people but readable for models: zero-width, direction, tag and filler characters.
 */
const HIDDEN: [first: number, last: number][] = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0e],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];
/** Joiners are legitimate only inside emoji and between letters of some scripts. */
const JOINERS = new Set([0x200c, 0x200d]);
const MAY_BE_JOINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]|\uFE0F/u;
const ESCAPE = String.fromCharCode(27);
const TERMINAL = new RegExp(`${ESCAPE}(?:\\[[0-?]*[ -/]*[@-~]|.)`, "g");

/** Removes hidden characters. Returns how many were removed. */
export function stripHiddenCharacters(text: string): { text: string; removedCount: number } {
  const kept: string[] = [];
  for (const character of text.replace(TERMINAL, "")) {
    const code = character.codePointAt(0) ?? 0;
    if (JOINERS.has(code) ? MAY_BE_JOINED.test(kept.at(-1) ?? "") : !isHidden(code)) kept.push(character);
  }
  const visible = kept.join("");
  return { text: visible.toWellFormed(), removedCount: text.length - visible.length };
}

function isHidden(code: number): boolean {
  if (code >= 0x20 && code < 0x7f) return false;
  return HIDDEN.some(([first, last]) => code >= first && code <= last);
}
