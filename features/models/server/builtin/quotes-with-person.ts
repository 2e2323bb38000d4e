import { answersQuestion, sentencesOf } from "./extract-sentences.ts";

const ASKS_WHO =
  /^\s*(?:(?:an|bei|mit|von|zu|für|to|with|from|by|for) )?(?:who|whom|whose|wer|wen|wem|wessen)(?!\p{L})/iu;
/** Somebody to turn to: an address, a name of two words, a role, a part of the company. */
const PERSON = new RegExp(
  [
    "\\S+@\\S+\\.\\p{L}{2,}",
    "(?:Mr|Mrs|Ms|Dr|Herrn?|Frau)\\.? \\p{Lu}",
    "(?<=\\p{L},? )\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+",
    "(?<!\\p{L})(?:[Aa]sk|[Cc]ontact|[Cc]all|[Tt]ell|[Ww]rite to|[Tt]urn to) (?:the )?\\p{Lu}",
    "(?:[Ww]enden Sie sich|[Ww]ende dich|[Ff]ragen? Sie|[Mm]elden? (?:Sie )?sich) ",
    "(?<!\\p{L})(?:[Mm]anagers?|[Tt]eam leads?|[Ss]upervisors?|[Bb]oss|[Aa]ccounting|[Aa]ccounts|[Rr]eception|HR|[Hh]uman [Rr]esources|[Oo]ffice manager|[Aa]ssistants?|[Aa]dmins?|[Hh]elp ?desk|[Dd]epartment|[Ff]inance)(?!\\p{L})",
    "(?<!\\p{L})(?:Vorgesetzten?|Teamleit\\p{L}+|Leit(?:ung|erin|er)|Buchhaltung|Personal(?:abteilung|stelle)|Empfang|Sekretariat|Assistenz|Abteilung|Reisestelle|Ansprech\\p{L}+|Zuständig\\p{L}*|zuständig)(?!\\p{L})",
  ].join("|"),
  "u",
);
const most = 2;

/**
 * Of a question for "who": the sentences about it that say a person, a role or an address, or else one that does with the
 * sentence about it that stands beside it. Undefined for other questions, and where none says so.
 */
export function quotesWithPerson(text: string, question: string): string[] | undefined {
  if (!ASKS_WHO.test(question)) return undefined;
  const sentences = sentencesOf(text);
  const isAbout = (sentence: string | undefined) =>
    sentence !== undefined && answersQuestion(sentence, question);
  const about = sentences.filter((sentence) => isAbout(sentence) && PERSON.test(sentence));
  if (about.length > 0) return about.slice(0, most);
  for (const [at, sentence] of sentences.entries()) {
    if (!PERSON.test(sentence)) continue;
    const [before, behind] = [sentences[at - 1], sentences[at + 1]];
    if (before && isAbout(before)) return [before, sentence];
    if (behind && isAbout(behind)) return [sentence, behind];
  }
  return undefined;
}
