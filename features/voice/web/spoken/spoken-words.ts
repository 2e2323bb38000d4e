const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const pictograph =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u{200D}|\u{FE0F}|\u{20E3}/gu;

/** Text for speech: a URL becomes its host, emoji are dropped. */
export function spokenWords(text: string): string {
  return text
    .replace(address, (found) => `link to ${hostOf(found)}`)
    .replace(/[0-9#*]\u{FE0F}?\u{20E3}/gu, (keycap) => keycap.charAt(0))
    .replace(pictograph, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Adds a full stop, because a voice would run headings and list items together. */
export function asSentence(text: string): string {
  return text === "" || /[.!?:;…。！？]["'”’)\]]?$/.test(text) ? text : `${text}.`;
}

function hostOf(found: string): string {
  const url = URL.parse(/^www\./i.test(found) ? `https://${found}` : found);
  return url?.hostname.replace(/^www\./, "") || "a page";
}
