const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const pictograph =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u{200D}|\u{FE0F}|\u{20E3}/gu;

/** A text without what nobody would read out: of an address the host is said, pictures among the letters are left out. */
export function spokenWords(text: string): string {
  return text
    .replace(address, (found) => `link to ${hostOf(found)}`)
    .replace(/[0-9#*]\u{FE0F}?\u{20E3}/gu, (keycap) => keycap.charAt(0))
    .replace(pictograph, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Ends in a pause: a voice runs headings and points of a list together otherwise. */
export function asSentence(text: string): string {
  return text === "" || /[.!?:;…。！？]["'”’)\]]?$/.test(text) ? text : `${text}.`;
}

function hostOf(found: string): string {
  const url = URL.parse(/^www\./i.test(found) ? `https://${found}` : found);
  return url?.hostname.replace(/^www\./, "") || "a page";
}
