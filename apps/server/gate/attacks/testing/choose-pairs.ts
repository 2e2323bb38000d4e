import type { Attack } from "./attack.ts";
import { readAttacks, readUserCases } from "./read-attacks.ts";
import type { Pair } from "./run-pairs.ts";
import { vectors } from "./vectors.ts";

const names = Object.keys(vectors);
/** Each file is read by a process of its own, so a quick test has few of them. */
const ofFiles = ["text of a file", "name of a file", "a file that was written"];
const others = names.filter((name) => !ofFiles.includes(name));

/** Each attack once, spread over all ways and situations, and the first ones again in another way. */
export function fewPairs(count: number): Pair[] {
  const attacks = readAttacks();
  return Array.from({ length: count }, (_, index) => {
    const attack = attacks[index % attacks.length];
    if (!attack) throw new Error("There are no attacks.");
    const turn = index + Math.floor(index / attacks.length);
    const from = index % 40 === 0 ? ofFiles : others;
    return pairOf(attack, from[(index % 40 === 0 ? index / 40 : turn) % from.length] ?? "", turn);
  });
}

/** Each attack of InjecAgent in each of its situations, and each of BIPIA in each way. */
export function allPairs(): Pair[] {
  return readAttacks().flatMap((attack) =>
    attack.list === "injecagent"
      ? readUserCases().map((_, at) => pairOf(attack, names[at % names.length] ?? "", at))
      : names.map((name, at) => pairOf(attack, name, at)),
  );
}

function pairOf(attack: Attack, vector: string, turn: number): Pair {
  const cases = readUserCases();
  const userCase = attack.list === "injecagent" ? cases[turn % cases.length] : undefined;
  return { attack, vector, userCase };
}
