import type { KindWords, period } from "../texts/period-english.ts";

/** How a kind of data is called; one of a newer server by its own name. */
export function wordsOfKind({ kinds, unknown }: typeof period, kind: string): KindWords {
  return kinds[kind] ?? { ...unknown, name: kind };
}
