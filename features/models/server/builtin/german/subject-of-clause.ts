import { isCopula } from "./finite-verb.ts";

const pronoun = /^(?:ich|wir|er|sie|es|du|man)$/;
const determiner =
  /^(?:der|die|das|mein|meine|unser|unsere|dein|deine|sein|seine|ihre|jeder|jede|jedes|kein|keine|ein|eine)$/;
const possessive = /^(?:mein|meine|unser|unsere|dein|deine|sein|seine|ihre)$/;
const anyDeterminer =
  /^(?:der|die|das|den|dem|des|deren|dessen|welche[nmrs]?|(?:mein|dein|sein|ihr|unser|euer|eur|ein|kein|dies|jed|all|jen)(?:e[nmrs]?)?)$/;
const preposition =
  /^(?:am|an|ans|auf|aufs|aus|bei|beim|bis|durch|für|gegen|gegenüber|hinter|im|in|ins|mit|nach|neben|per|pro|seit|statt|trotz|über|um|unter|vom|von|vor|während|wegen|zu|zum|zur|zwischen|ab|ohne|außer|samt)$/;
/** Behind a noun they belong to it as well: "Kollegen wie Anna", "die Chefin selbst", "das Zimmer drei". */
const mayBelong =
  /^(?:wie|als|namens|genannt|inklusive|selbst|selber|allein|alleine|nur|auch|sogar|dort|hier|da|drüben|nebenan|oben|unten|links|rechts|daheim|draußen|drinnen|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|wo|was|wer)$/;
/** They end as adjectives do. */
const noAdjective =
  /^(?:heute|gestern|morgen|gerne|immer|lieber|später|früher|eher|öfter|selber|oben|unten|alle[nrs]?|viele|beide|wenige|manche)$/;
const number = /^\d/;
const capital = /^\p{Lu}/u;
const isAdjective = (word: string) =>
  /^\p{Ll}+e[nrsm]?$/u.test(word) &&
  !noAdjective.test(word) &&
  !anyDeterminer.test(word) &&
  !preposition.test(word);

/** How many words the subject has that stands first in a clause, whose `words` are given without its verb. 0: not certain. */
export function subjectLength(words: readonly string[], verb: string): number {
  const [first = ""] = words;
  const said = first.toLowerCase();
  if (pronoun.test(said)) return isAlone(said, words.slice(1)) ? 1 : 0;
  const length = determiner.test(said) ? phraseLength(words) : namesLength(words, verb);
  if (length === 0 || !leavesSubject(words.slice(length), verb)) return 0;
  // "das Anna macht" says that Anna does it.
  return said === "das" && !isOfThings(verb) ? 0 : length;
}

/** Whether a pronoun is all of the subject: no "wir Kollegen", and no "es Anna". */
function isAlone(said: string, rest: readonly string[]): boolean {
  const [next = ""] = rest;
  if (said === "wir" || said === "du") return !capital.test(next) || rest.length === 1;
  if (said !== "es" && said !== "sie") return true;
  return (
    !anyDeterminer.test(next) &&
    rest.every((word, at) => !capital.test(word) || preposition.test(rest[at - 1] ?? ""))
  );
}

/** "mein neues Büro": a determiner, adjectives, a noun. */
function phraseLength(words: readonly string[]): number {
  const noun = words.findIndex((word, at) => at > 0 && capital.test(word));
  return noun > 0 && words.slice(1, noun).every(isAdjective) ? noun + 1 : 0;
}

/** "Kim", "Herr Huber", "Kim Meier" before what she is. "Anna Urlaub nicht mag" does not say where the name ends. */
function namesLength(words: readonly string[], verb: string): number {
  const end = words.findIndex((word) => !capital.test(word));
  const count = end < 0 ? words.length : end;
  if (count <= 1) return count;
  if (count === 2 && /^(?:Herr|Frau)$/.test(words[0] ?? "")) return 2;
  return count === 2 && isCopula(verb) && possessive.test(words[2] ?? "") ? 2 : 0;
}

/** Whether nothing that stands behind a noun can belong to it. */
function leavesSubject(rest: readonly string[], verb: string): boolean {
  const [next = "", ...others] = rest;
  if (rest.length === 0 || mayBelong.test(next) || number.test(next)) return false;
  // "meine Kollegin Anna Urlaub hat", but "meine Assistentin Flora heißt".
  if (capital.test(next)) return /^heiß(?:t|en)$/.test(verb) && others.length === 0;
  const isLast = (word: string, at: number) =>
    at === others.length - 1 ? capital.test(word) || number.test(word) || mayBelong.test(word) : true;
  if (preposition.test(next)) {
    const isWhole = others.slice(0, -1).every((word) => anyDeterminer.test(word) || isAdjective(word));
    return others.length > 0 && isWhole && others.every(isLast);
  }
  if (!anyDeterminer.test(next)) return true;
  return possessiveOrOne(next) && phraseLength(rest) === rest.length;
}

/** No "die", which begins another clause, and no "der" and "meiner", of whom something is. */
function possessiveOrOne(word: string): boolean {
  return possessive.test(word) || /^(?:ein|eine|kein|keine)$/.test(word);
}

function isOfThings(verb: string): boolean {
  return isCopula(verb) || /^(?:beginnt|endet|schließt|öffnet|liegt|steht|kostet|dauert|gilt)$/.test(verb);
}
