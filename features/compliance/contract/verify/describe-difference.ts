import { areEqual, type Hash } from "../tree/hashes.ts";
import type { HashList } from "./hash-list.ts";
import { type Said, say } from "./said.ts";

/** How far an entry is looked for elsewhere. */
const farthest = 100_000;

/**
 * Says in words how entries differ from the signed tree, at the first place where they do. `signed` are the hashes that
 * the signed root covers. Entries are counted from 1, as on the page. Undefined when nothing differs.
 */
export function describeDifference(signed: HashList, entries: HashList): Said | undefined {
  const index = firstDifference(signed, entries);
  if (index === undefined) return undefined;
  const number = index + 1;
  const [wanted, found] = [signed.at(index), entries.at(index)];
  if (!found)
    return say`Entry ${number} and those after it are missing: ${signed.length - index} of ${signed.length}.`;
  if (!wanted) return say`Entry ${number} was added: the signed log ends before it.`;
  const [nextWanted, nextFound] = [signed.at(index + 1), entries.at(index + 1)];
  if (nextWanted && nextFound && areEqual(nextWanted, found) && areEqual(nextFound, wanted)) {
    return say`Entries ${number} and ${number + 1} were exchanged.`;
  }
  if (areSame(signed.at(index - 1), found)) return say`Entry ${number - 1} stands there twice.`;
  if (areSame(nextWanted, found)) return say`Entry ${number} was left out.`;
  if (areSame(nextFound, wanted)) return say`An entry was inserted at ${number}.`;
  const other = placeOf(signed, found, index);
  if (other !== undefined) return say`Entry ${other + 1} stands at the place of entry ${number}.`;
  return say`Entry ${number} was changed.`;
}

function firstDifference(signed: HashList, entries: HashList): number | undefined {
  const shorter = Math.min(signed.length, entries.length);
  for (let index = 0; index < shorter; index += 1) {
    if (!areSame(signed.at(index), entries.at(index))) return index;
  }
  return signed.length === entries.length ? undefined : shorter;
}

function placeOf(hashes: HashList, wanted: Hash, near: number): number | undefined {
  const end = Math.min(hashes.length, near + farthest);
  for (let index = Math.max(0, near - farthest); index < end; index += 1) {
    if (areSame(hashes.at(index), wanted)) return index;
  }
  return undefined;
}

function areSame(a: Hash | undefined, b: Hash | undefined): boolean {
  return a !== undefined && b !== undefined && areEqual(a, b);
}
