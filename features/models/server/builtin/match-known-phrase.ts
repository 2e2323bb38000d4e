import type { Action, Candidate, Request } from "./plan.ts";
import { textsOf } from "./texts.ts";

interface Example {
  intent: string;
  meaning: string;
  action: Action;
  phrases: string[];
}

const examples: Example[] = [
  {
    intent: "current_time",
    meaning: "look at the clock and the calendar",
    action: { type: "tool", toolName: "current_time", input: {} },
    phrases: [
      "what time is it",
      "what is the time right now",
      "got the time",
      "current time please",
      "do you have the time",
      "how late is it",
      "what is the date today",
      "what day do we have today",
      "what day of the week is today",
      "which date do we have",
      "today is what day",
      "what weekday is today",
    ],
  },
  {
    intent: "help",
    meaning: "say what I can do",
    action: { type: "say", text: `${textsOf("en").introduction}\n\n${textsOf("en").abilities}` },
    phrases: [
      "what can you do",
      "what are you able to do",
      "what are your abilities",
      "what are your features",
      "list your commands",
      "show me what you can do",
      "how can you help me",
      "what things can you help me with",
      "what are you good for",
      "i need help",
      "explain what you do",
    ],
  },
];

const LEAST_LIKENESS = 0.72;

const weights = phraseWeights();

/** Matches a request that no rule understood with a nearly equal known phrase. Tolerates typing errors. */
export function matchKnownPhrase({ plain, urls }: Request): Candidate | undefined {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (urls.length > 0 || words.length < 2 || words.length > 10) return undefined;
  let best: { likeness: number; example: Example } | undefined;
  for (const example of examples) {
    for (const phrase of example.phrases) {
      const likeness = alike(words, phrase.split(" "));
      if (likeness > (best?.likeness ?? LEAST_LIKENESS)) best = { likeness, example };
    }
  }
  if (!best) return undefined;
  const { intent, meaning, action } = best.example;
  return { intent, meaning, action, score: best.likeness * 0.9 };
}

/** Similarity: shared words over all words, weighted by rarity among the phrases. */
function alike(a: string[], b: string[]): number {
  const total = sum(a) + sum(b);
  const shared = sum(a.filter((word) => b.some((other) => isSameWord(word, other))));
  const sharedBack = sum(b.filter((word) => a.some((other) => isSameWord(word, other))));
  return (shared + sharedBack) / total;
}

function sum(words: string[]): number {
  return words.reduce((total, word) => total + (weights.get(word) ?? 2.5), 0);
}

/** Whether two words are equal, or differ by one typing error when they are long enough. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middleA = a.slice(start, a.length - end);
  const middleB = b.slice(start, b.length - end);
  const isSwap = middleA.length === 2 && middleA === [...middleB].reverse().join("");
  return isSwap || Math.max(middleA.length, middleB.length) <= 1;
}

function phraseWeights(): Map<string, number> {
  const phrases = examples.flatMap((example) => example.phrases.map((phrase) => new Set(phrase.split(" "))));
  const found = new Map<string, number>();
  for (const phrase of phrases) for (const word of phrase) found.set(word, (found.get(word) ?? 0) + 1);
  return new Map([...found].map(([word, count]) => [word, Math.log(1 + phrases.length / count)]));
}
