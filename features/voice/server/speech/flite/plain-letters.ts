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

/** Reduces text to what an English voice can read: strips accents and drops other characters. */
export function plainLetters(text: string): string {
  const replaced = written.reduce((all, [sign, plain]) => all.replace(sign, plain), text);
  return replaced
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, " ")
    .trim();
}
