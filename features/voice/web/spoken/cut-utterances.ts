import { placeOfWords } from "./place-of-words.ts";
import { type SpokenUnit, spokenUnits } from "./spoken-text.ts";
import { fewestCharacters, mostCharacters, sentencesOf, splitLong } from "./utterances-of.ts";

/** What is spoken at once, and the place of the answer's text that it says. */
export interface Utterance {
  text: string;
  start: number;
  end: number;
  /** Whether its words are those of the text; of a table or of code is only said what they are. */
  isReadOut: boolean;
}

/** Cuts an answer into utterances while it is being written. */
export interface UtteranceCutter {
  /** What can be said now that `text` is there, each piece once; at the end all that is left. */
  take(text: string, isComplete: boolean): Utterance[];
}

export function createUtteranceCutter(): UtteranceCutter {
  /** Where the block begins that is being written, and how much of it was taken. */
  let begin = 0;
  let unitsTaken = 0;
  let sentencesTaken = 0;
  let isFirst = true;
  let end = 0;

  return {
    take(text, isComplete) {
      // A step that is begun again takes its words back: they are said again from there.
      if (text.length < begin) [begin, unitsTaken, sentencesTaken] = [text.length, 0, 0];
      end = Math.min(end, text.length);
      const units = spokenUnits(text.slice(begin)).map((unit) => moved(unit, begin));
      const taken: Utterance[] = [];
      for (const [index, unit] of units.entries()) {
        if (index < unitsTaken) continue;
        const isOpen = !isComplete && index === units.length - 1;
        const sentences = isOpen ? finishedSentences(unit) : unit.paragraphs.flatMap(sentencesOf);
        const fresh = sentences.slice(sentencesTaken);
        const { pieces, count } = joined(fresh, { isOpen, isFirst });
        for (const said of pieces.flatMap(splitLong)) {
          // What is spoken about was heard when all of it was said, so only the last piece, below, ends behind it.
          const start = unit.isReadOut ? Math.max(end, unit.start) : unit.start;
          end = unit.isReadOut ? placeOfWords(text, said, start, unit.end) : start;
          taken.push({ text: said, start, end, isReadOut: unit.isReadOut });
          isFirst = false;
        }
        if (isOpen) {
          sentencesTaken += count;
          break;
        }
        [unitsTaken, sentencesTaken] = [index + 1, 0];
        const last = taken.at(-1);
        if (last && pieces.length > 0) last.end = end = unit.end;
      }
      const lastBlock = units.at(-1)?.blockStart;
      if (lastBlock !== undefined && lastBlock > begin) {
        unitsTaken -= units.filter(({ blockStart }) => blockStart < lastBlock).length;
        begin = lastBlock;
      }
      return taken;
    },
  };
}

/**
 * The sentences of what is still being written that nothing can change any more: those with another one behind them.
 * Where a sign of Markdown is among the words its other half is not there yet.
 */
function finishedSentences({ paragraphs, isReadOut }: SpokenUnit): string[] {
  const [paragraph, ...more] = paragraphs;
  if (!isReadOut || paragraph === undefined || more.length > 0) return [];
  const finished = sentencesOf(paragraph).slice(0, -1);
  const unclear = finished.findIndex((sentence) => /[*_`[\]|<~]/.test(sentence));
  return unclear === -1 ? finished : finished.slice(0, unclear);
}

/** Short sentences together with the next; the very first alone, for somebody waits for it. */
function joined(sentences: readonly string[], { isOpen, isFirst }: { isOpen: boolean; isFirst: boolean }) {
  const pieces: string[] = [];
  let waiting: string[] = [];
  let count = 0;
  for (const [index, sentence] of sentences.entries()) {
    waiting.push(sentence);
    const piece = waiting.join(" ");
    if (piece.length < fewestCharacters && !(isFirst && pieces.length === 0)) continue;
    pieces.push(piece);
    waiting = [];
    count = index + 1;
  }
  if (isOpen || waiting.length === 0) return { pieces, count };
  const rest = waiting.join(" ");
  const before = pieces.at(-1);
  if (before !== undefined && before.length + rest.length < mostCharacters) {
    pieces[pieces.length - 1] = `${before} ${rest}`;
  } else pieces.push(rest);
  return { pieces, count: sentences.length };
}

function moved(unit: SpokenUnit, by: number): SpokenUnit {
  return { ...unit, start: unit.start + by, end: unit.end + by, blockStart: unit.blockStart + by };
}
