import { placeOfWords } from "./place-of-words.ts";
import { type SpokenUnit, spokenUnits } from "./spoken-text.ts";
import { fewestCharacters, mostCharacters, sentencesOf, splitLong } from "./utterances-of.ts";

/** An utterance, and the range of the answer's text that it covers. */
export interface Utterance {
  text: string;
  start: number;
  end: number;
  /** Whether its words are those of the text. Tables and code are only described. */
  isReadOut: boolean;
}

/** Cuts a growing answer into utterances. */
export interface UtteranceCutter {
  /** The utterances that are complete in `text`, each once. With `isComplete`, all that is left. */
  take(text: string, isComplete: boolean): Utterance[];
}

export function createUtteranceCutter(): UtteranceCutter {
  /** The start of the growing block, and how much of it was taken. */
  let begin = 0;
  let unitsTaken = 0;
  let sentencesTaken = 0;
  let isFirst = true;
  let end = 0;

  return {
    take(text, isComplete) {
      // A restarted step removes its text, which is then spoken again from there.
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
          // A description counts as heard when all of it was spoken, so only its last piece, below, covers
          // the range.
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
 * Sentences of a growing paragraph that can no longer change: those followed by another one. Stops at
 * Markdown markers, whose closing half may still be missing.
 */
function finishedSentences({ paragraphs, isReadOut }: SpokenUnit): string[] {
  const [paragraph, ...more] = paragraphs;
  if (!isReadOut || paragraph === undefined || more.length > 0) return [];
  const finished = sentencesOf(paragraph).slice(0, -1);
  const unclear = finished.findIndex((sentence) => /[*_`[\]|<~]/.test(sentence));
  return unclear === -1 ? finished : finished.slice(0, unclear);
}

/**
 * Joins short sentences with the next one. The very first stays alone, because somebody is waiting for it.
 */
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
