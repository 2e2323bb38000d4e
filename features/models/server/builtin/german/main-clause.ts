/** Finite verbs that end a clause with "dass", beside those of the first person in "-e". */
const verbs = new Set(
  (
    "bin ist sind war waren habe hat haben hatte hatten werde wird werden wurde wurden kann können konnte will wollen wollte " +
    "mag mögen möchte möchten muss müssen musste soll sollen sollte darf dürfen weiß wissen heißt heißen wohnt wohnen " +
    "arbeitet arbeiten liegt liegen beginnt beginnen endet enden kommt kommen geht gehen gilt gelten kostet kosten beträgt " +
    "isst essen trinkt trinken macht machen braucht brauchen bekommt bekommen sitzt sitzen schließt schließen öffnet öffnen " +
    "spricht sprechen liest lesen schreibt schreiben bleibt bleiben steht stehen gehört gehören vertritt dauert hilft"
  ).split(" "),
);
/** Words in "-e" that are no verb, and may stand last where somebody speaks on behind the verb. */
const noVerb =
  /^(?:heute|gerne|alle|viele|keine|eine|diese|jede|beide|andere|\p{L}*lage|ende|vorige|nächste|letzte|meine|deine|seine|unsere|ihre|danke|bitte|lange|sehr)$/u;
/** "aufstehe" becomes "stehe … auf": such verbs are not moved. */
const mayPart =
  /^(?:ab|an|auf|aus|bei|durch|ein|fern|fest|frei|her|hin|hoch|los|mit|nach|statt|teil|über|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen)(?=\p{L}{3})/u;
const partsNever = /^(?:antworte|anworte)$/;
const pronoun = /^(?:ich|wir|er|sie|es|du|man)$/;
const determiner =
  /^(?:der|die|das|mein|meine|unser|unsere|dein|deine|sein|seine|ihr|ihre|jeder|jede|jedes|kein|keine|ein|eine)$/;
const capital = /^\p{Lu}/u;

/**
 * What somebody says in a clause with "dass", as a sentence: "ich vegetarisch esse" is "ich esse vegetarisch". Undefined
 * where that is not certain, such as with a verb that parts or with a second clause.
 */
export function mainClause(clause: string): string | undefined {
  const words = clause
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s+/);
  const verb = words.at(-1) ?? "";
  const [first = ""] = words;
  if (/[,;:()"“”„\n]|(?<!\p{L})(?:und|oder|aber|sondern)(?!\p{L})/u.test(clause) || words.length < 2)
    return undefined;
  const length = subjectLength(words.slice(0, -1));
  if (length === 0 || !isVerb(verb, first) || (mayPart.test(verb) && !partsNever.test(verb)))
    return undefined;
  const [subject, rest] = [words.slice(0, length), words.slice(length, -1)];
  return [...subject, verb, ...rest].join(" ");
}

function isVerb(word: string, subject: string): boolean {
  if (verbs.has(word)) return true;
  return subject.toLowerCase() === "ich" && /^\p{Ll}{2,}e$/u.test(word) && !noVerb.test(word);
}

/** How many words the subject has that stands first. 0: it is not certain. */
function subjectLength(words: readonly string[]): number {
  const [first = ""] = words;
  if (pronoun.test(first.toLowerCase())) return 1;
  if (determiner.test(first.toLowerCase())) {
    const noun = words.findIndex((word, at) => at > 0 && capital.test(word));
    const isNear = noun > 0 && noun <= 3 && words.slice(1, noun).every((word) => /e[nrsm]?$/.test(word));
    return isNear ? noun + 1 : 0;
  }
  const end = words.findIndex((word) => !capital.test(word));
  // "Rechnungen Eva bekommt" does not say who gets what.
  return end < 0 && words.length > 1 ? 0 : end < 0 ? 1 : end;
}
