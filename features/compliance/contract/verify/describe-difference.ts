import { areEqual, type Hash } from "../tree/hashes.ts";
import type { HashList } from "./hash-list.ts";

/** How far an entry is looked for elsewhere. */
const farthest = 100_000;

/**
 * Says in words how entries differ from the signed tree, at the first place where they do. `signed` are the hashes that
 * the signed root covers. Undefined when nothing differs.
 */
export function describeDifference(signed: HashList, entries: HashList): string | undefined {
  const index = firstDifference(signed, entries);
  if (index === undefined) return undefined;
  const [wanted, found] = [signed.at(index), entries.at(index)];
  if (!found)
    return `Entry ${index} and those after it are missing: ${signed.length - index} of ${signed.length}.`;
  if (!wanted) return `Entry ${index} was added: the signed log ends before it.`;
  const [nextWanted, nextFound] = [signed.at(index + 1), entries.at(index + 1)];
  if (nextWanted && nextFound && areEqual(nextWanted, found) && areEqual(nextFound, wanted)) {
    return `Entries ${index} and ${index + 1} were exchanged.`;
  }
  if (areSame(signed.at(index - 1), found)) return `Entry ${index - 1} stands there twice.`;
  if (areSame(nextWanted, found)) return `Entry ${index} was left out.`;
  if (areSame(nextFound, wanted)) return `An entry was inserted at ${index}.`;
  const other = placeOf(signed, found, index);
  if (other !== undefined) return `Entry ${other} stands at the place of entry ${index}.`;
  return `Entry ${index} was changed.`;
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
