import { stemsOf } from "#platform/server/words/content-words.ts";
import { foldWord } from "#platform/server/words/fold-word.ts";
import { splitWords } from "#platform/server/words/split-words.ts";

const mostTerms = 16;

/** Words that ask and tell nothing of what is asked about, in English and German. */
const askingWords = new Set(
  (
    "answer apply ask bring come describe does explain far find get give go got happen happens help kind know let long " +
    "look make makes many may mean means might much need needs often one please question say says shall show someone " +
    "something somebody take tell thing things use used want way work works " +
    // Where to look, not what for.
    "docs documentation handbook wiki " +
    "antwort bedeutet bekomme bekommen bekommt bitte brauche brauchen braucht darf dürfen erhalte erhalten erhält " +
    "erkläre finde finden frage funktioniert geben gehen geht gelten gilt hilfe häufig jemand lange läuft mache machen " +
    "macht möchte muss nennen oft passiert sagen sage sagt steht suche tun viel viele vielen wieviel wieviele zeige zeigen " +
    "ab seit dokumentation handbuch"
  )
    .split(" ")
    .map(foldWord),
);

/** A word of a question that is looked for. */
export interface AskedTerm {
  /** As the person wrote it. */
  word: string;
  stem: string;
  kind: "word" | "number" | "dense";
  /** It asks, and says nothing of what is asked about: it finds only when nothing else was asked. */
  isAsking: boolean;
  /** It names one thing, which no other word means: a number, or a name as English writes it. */
  isName: boolean;
}

/** Words of every German question. In German all nouns are written as names are. */
const GERMAN =
  /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|ist|sind|wie|was|wer|wo|und|für|eine?[mnrs]?|gibt|welche[mnrs]?|ich|wir)(?!\p{L})/iu;

/** The words of a question that say something, each once, at most 16. */
export function readAskedTerms(question: string): AskedTerm[] {
  const terms = new Map<string, AskedTerm>();
  const isGerman = GERMAN.test(question);
  for (const word of splitWords(question)) {
    const written = question.slice(word.start, word.end);
    // Of a date its whole is looked for, not its parts.
    const stems = word.kind === "dense" ? stemsOf(word) : stemsOf(word).slice(0, 1);
    for (const stem of stems) {
      if (terms.has(stem)) continue;
      const shown = word.kind === "dense" ? stem : written;
      const isCapital = /^\p{Lu}/u.test(written) && !isGerman && question.slice(0, word.start).trim() !== "";
      const isName = word.kind === "number" || isCapital;
      terms.set(stem, { word: shown, stem, kind: word.kind, isAsking: askingWords.has(word.folded), isName });
    }
  }
  const all = [...terms.values()];
  const telling = all.filter(({ isAsking }) => !isAsking);
  return (telling.length > 0 ? telling : all).slice(0, mostTerms);
}
