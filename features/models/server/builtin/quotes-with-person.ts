import { answersQuestion, sentencesOf } from "./extract-sentences.ts";

const ASKS_WHO =
  /^\s*(?:(?:an|bei|mit|von|zu|für|to|with|from|by|for) )?(?:who|whom|whose|(wer|wen|wem|wessen))(?!\p{L})/iu;
/** A name of two words. In German, any two nouns look so. */
const NAME = /(?<=\p{L},? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** Somebody to turn to: an address, a title, a role, a part of the company. */
const PERSON = new RegExp(
  [
    "\\S+@\\S+\\.\\p{L}{2,}",
    "(?:Mr|Mrs|Ms|Dr|Herrn?|Frau)\\.? \\p{Lu}",
    "(?<!\\p{L})(?:[Aa]sk|[Cc]ontact|[Cc]all|[Tt]ell|[Ww]rite to|[Tt]urn to) (?:the )?\\p{Lu}",
    "(?:[Ww]enden Sie sich|[Ww]ende dich|[Ff]ragen? Sie|[Mm]elden? (?:Sie )?sich) ",
    "(?<!\\p{L})(?:[Mm]anagers?|[Tt]eam leads?|[Ss]upervisors?|[Bb]oss|[Aa]ccounting|[Aa]ccounts|[Rr]eception|HR|[Hh]uman [Rr]esources|[Oo]ffice manager|[Aa]ssistants?|[Aa]dmins?|[Hh]elp ?desk|[Dd]epartment|[Ff]inance|[Ee]mployer|[Cc]ompany)(?!\\p{L})",
    "(?<!\\p{L})(?:Vorgesetzten?|Arbeitgeber(?:in)?|Firma|Teamleit\\p{L}+|Leit(?:ung|erin|er)|Buchhaltung|Personal(?:abteilung|stelle)|Empfang|Sekretariat|Assistenz|Abteilung|Reisestelle|Ansprech\\p{L}+|Zuständig\\p{L}*|zuständig)(?!\\p{L})",
  ].join("|"),
  "u",
);
const most = 2;

/**
 * Of a question for "who": the sentences about it that say a person, a role or an address, or else one that does with the
 * sentence about it that stands beside it. None for other questions. A place looks like a name, so that these are quoted
 * before the usual sentences and not in their place.
 */
export function quotesWithPerson(text: string, question: string): string[] {
  const asked = ASKS_WHO.exec(question);
  if (!asked) return [];
  const isGerman = asked[1] !== undefined;
  const saysSomebody = (sentence: string) => PERSON.test(sentence) || (!isGerman && NAME.test(sentence));
  const sentences = sentencesOf(text);
  const isAbout = (sentence: string | undefined) =>
    sentence !== undefined && answersQuestion(sentence, question);
  const about = sentences.filter((sentence) => isAbout(sentence) && saysSomebody(sentence));
  if (about.length > 0) return about.slice(0, most);
  for (const [at, sentence] of sentences.entries()) {
    if (!saysSomebody(sentence)) continue;
    const [before, behind] = [sentences[at - 1], sentences[at + 1]];
    if (before && isAbout(before)) return [before, sentence];
    if (behind && isAbout(behind)) return [sentence, behind];
  }
  return [];
}
