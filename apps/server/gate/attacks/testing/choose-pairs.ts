import { agentWays } from "./agent-ways.ts";
import type { Attack } from "./attack.ts";
import { browserWays } from "./browser-ways.ts";
import { readAttacks, readUserCases } from "./read-attacks.ts";
import type { Pair } from "./run-pairs.ts";
import { vectors } from "./vectors.ts";

const names = Object.keys(vectors);
/**
 * What costs more than a question: a process for each file and each browser, further runs of agents. A quick test plays
 * one in so many pairs this way, beginning with the given one.
 */
const rare = [
  { every: 40, first: 0, ways: ["text of a file", "name of a file", "a file that was written"] },
  { every: 50, first: 25, ways: Object.keys(browserWays) },
  { every: 20, first: 10, ways: Object.keys(agentWays) },
];
const ofBrowser = Object.keys(browserWays);
const usual = names.filter((name) => !rare.some(({ ways }) => ways.includes(name)));

/** Each attack once, spread over all ways and situations, and the first ones again in another way. */
export function fewPairs(count: number): Pair[] {
  const attacks = readAttacks();
  return Array.from({ length: count }, (_, index) => {
    const attack = attacks[index % attacks.length];
    if (!attack) throw new Error("There are no attacks.");
    const turn = index + Math.floor(index / attacks.length);
    const one = rare.find(({ every, first }) => index % every === first);
    const way = one ? one.ways[Math.floor(index / one.every) % one.ways.length] : usual[turn % usual.length];
    return pairOf(attack, way ?? "", turn);
  });
}

/**
 * Each attack of InjecAgent in each of its situations, and each of BIPIA in each way. Through the browser each comes
 * once.
 */
export function allPairs(): Pair[] {
  const ways = names.filter((name) => !ofBrowser.includes(name));
  return readAttacks().flatMap((attack, index) => [
    ...(attack.list === "injecagent"
      ? readUserCases().map((_, at) => pairOf(attack, ways[(index + at) % ways.length] ?? "", at))
      : ways.map((name, at) => pairOf(attack, name, at))),
    pairOf(attack, ofBrowser[index % ofBrowser.length] ?? "", index),
  ]);
}

/** The third of fifteen parts is `3/15`: every fifteenth pair, beginning with the third. */
export function partOfAllPairs(part: string): Pair[] {
  const [number = 0, of = 0] = part.split("/").map(Number);
  if (!(number >= 1 && number <= of)) throw new Error(`A part is like 3/15, not ${part}.`);
  return allPairs().filter((_, index) => index % of === number - 1);
}

function pairOf(attack: Attack, vector: string, turn: number): Pair {
  const cases = readUserCases();
  const userCase = attack.list === "injecagent" ? cases[turn % cases.length] : undefined;
  return { attack, vector, userCase };
}
