/** The longest first, so that "ungen" does not end at "en". */
const endings = [
  "ungen",
  "ings",
  "ing",
  "ung",
  "ern",
  "est",
  "em",
  "en",
  "er",
  "es",
  "ed",
  "ly",
  "e",
  "s",
  "n",
];
const shortestStem = 3;
const mostKnown = 50_000;
const known = new Map<string, string>();

/**
 * What the forms of a folded word have in common, in English and German alike: "vacations" and "vacation" give "vacation",
 * "Kündigungen" and "kündigen" give "kundig". Nobody knows the language of a question of two words, so both sides lose
 * the endings of both.
 */
export function stemWord(folded: string): string {
  const before = known.get(folded);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const stem = cut(folded.replaceAll("ß", "ss"));
  known.set(folded, stem);
  return stem;
}

function cut(word: string): string {
  if (/\P{L}/u.test(word)) return word;
  let stem = word.replace(/ies$/, "y");
  // A plural or case stands after another ending: "Regelungen", "trainers".
  for (let round = 0; round < 2; round++) {
    const ending = endings.find((one) => stem.endsWith(one) && mayLose(stem, one));
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem.replace(/y$/, "i").replace(/([bdfglmnprt])\1$/, "$1");
}

function mayLose(word: string, ending: string): boolean {
  const stem = word.slice(0, -ending.length);
  if (stem.length < shortestStem || !/[aeiouy]/.test(stem)) return false;
  // "employee" is not "employer".
  if (stem.endsWith("e") && (ending === "e" || ending === "es")) return false;
  if (ending === "s") return !/[isu]$/.test(stem);
  if (ending === "n") return /[elr]$/.test(stem);
  // Short words keep what may be no ending: "team", "open", "over", "sheet".
  return stem.length > shortestStem || ending === "e";
}
