import { agrees, followsInfinitive, isFiniteForm, isOpenVerb } from "./finite-verb.ts";
import { subjectLength } from "./subject-of-clause.ts";

/** They join or begin another clause, or compare what stands on both sides. */
const joining =
  /(?<!\p{L})(?:und|oder|aber|sondern|sowie|bzw|beziehungsweise|denn|doch|weil|wenn|ob|dass|damit|obwohl|falls|sobald|solange|nachdem|bevor|ehe|sodass|indem|sofern)(?!\p{L})/iu;
/** A point behind a number is that of a day. */
const marks = /[,;:()"“”„!?\n/–—]|(?<!\d)\.(?=\s)|\s-\s/u;
/** They are a subject, so where they stand behind the first one there is a second clause. */
const subjects = /^(?:ich|wir|du|er|man)$/;
/** In "-e" behind "ich", and surely no verb. */
const inner =
  /^(?:meine|deine|seine|ihre|unsere|eine|keine|die|jede|diese|alle|viele|beide|heute|gerne|bitte|nächste|letzte|ohne)$/;

/**
 * What somebody says in a clause with "dass", as a sentence: "ich vegetarisch esse" is "ich esse vegetarisch". Undefined
 * where that is not certain: with a verb that parts, a second clause, or where the subject may have more words.
 */
export function mainClause(clause: string): string | undefined {
  const text = clause.trim().replace(/[.!]+$/, "");
  const words = text.split(/\s+/);
  const verb = words.at(-1) ?? "";
  const [first = ""] = words;
  if (marks.test(text) || joining.test(text) || words.length < 2 || !agrees(verb, first)) return undefined;
  const length = subjectLength(words.slice(0, -1), verb);
  const [subject, rest] = [words.slice(0, length), words.slice(length, -1)];
  if (length === 0 || !isOneClause(rest, verb, first)) return undefined;
  return [...subject, verb, ...rest].join(" ");
}

/** Whether nothing before the verb is a verb of its own, as in "habe kommen müssen" or "der da wohnt krank ist". */
function isOneClause(rest: readonly string[], verb: string, subject: string): boolean {
  const last = rest.at(-1) ?? "";
  // "wir versuchen zu kommen", but "das Büro morgen zu ist"
  const isInfinitive = /en$/.test(verb) && (last === "zu" || /^\p{Ll}+(?:en|ern|eln)$/u.test(last));
  if (isInfinitive && (last === "zu" || !followsInfinitive(verb))) return false;
  const isIch = subject.toLowerCase() === "ich";
  return rest.every(
    (word, at) =>
      !isFiniteForm(word) &&
      !subjects.test(word) &&
      !(/^(?:haben|werden|sein)$/.test(word) && at < rest.length - 1) &&
      !(isIch && isOpenVerb(word) && !inner.test(word)),
  );
}
