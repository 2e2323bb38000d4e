const cyrillic = /\p{Script=Cyrillic}/u;

/** The script in which a language is written, unless it is Latin. */
const scripts: Readonly<Record<string, RegExp>> = {
  ...{ ru: cyrillic, uk: cyrillic, bg: cyrillic },
  el: /\p{Script=Greek}/u,
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
};

/**
 * Whether a voice of this language can speak the text: most of its letters are Latin, or of the script of the language.
 * Voices only spell the names of others.
 */
export function isSpeakable(text: string, language = "en"): boolean {
  const primary = language.toLowerCase().split("-")[0] ?? "";
  const own = Object.hasOwn(scripts, primary) ? scripts[primary] : undefined;
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter) && !own?.test(letter));
  return others.length * 2 <= letters.length;
}
