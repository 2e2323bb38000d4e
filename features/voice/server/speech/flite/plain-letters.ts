const written: readonly [RegExp, string][] = [
  [/[‘’‚‹›′]/g, "'"],
  [/[“”„«»″]/g, '"'],
  [/\s*[–—]\s*/g, ", "],
  [/…/g, "..."],
  [/€/g, " euro "],
  [/£/g, " pound "],
  [/ß/g, "ss"],
  [/[æÆ]/g, "ae"],
  [/[øØ]/g, "o"],
];

/** The text in the letters that an English voice knows: without accents, and of other signs none. */
export function plainLetters(text: string): string {
  const replaced = written.reduce((all, [sign, plain]) => all.replace(sign, plain), text);
  return replaced
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, " ")
    .trim();
}
