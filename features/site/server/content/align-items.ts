import { diffArrays } from "diff";

/** What became of an item of a list: by its places before and after, of which one is missing for what came or went. */
export interface AlignedItem {
  before?: number;
  after?: number;
  /** It stands elsewhere among those that stayed. */
  isMoved: boolean;
}

/**
 * Finds each item again by what it is known by, its first words, wherever it stands now. What cannot be found again and
 * stands where something else stood is that thing, reworded.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): AlignedItem[] {
  const [left, right] = [namesOf(before), namesOf(after)];
  const items: AlignedItem[] = [];
  const gone = new Map<string, number>();
  const came: { at: number; gap: number }[] = [];
  const goneOfGap: number[][] = [[]];
  let [from, to] = [0, 0];
  for (const part of diffArrays(left, right)) {
    for (const name of part.value) {
      if (part.removed) {
        gone.set(name, from);
        goneOfGap.at(-1)?.push(from++);
      } else if (part.added) came.push({ at: to++, gap: goneOfGap.length - 1 });
      else items.push({ before: from++, after: to++, isMoved: false });
    }
    if (!part.removed && !part.added) goneOfGap.push([]);
  }
  const found = new Set<number>();
  const reworded: typeof came = [];
  for (const each of came) {
    const place = gone.get(right[each.at] ?? "");
    if (place === undefined) reworded.push(each);
    else {
      found.add(place);
      items.push({ before: place, after: each.at, isMoved: true });
    }
  }
  for (const { at, gap } of reworded) {
    const place = goneOfGap[gap]?.find((each) => !found.has(each));
    if (place !== undefined) found.add(place);
    items.push({ ...(place === undefined ? {} : { before: place }), after: at, isMoved: false });
  }
  for (const place of gone.values()) if (!found.has(place)) items.push({ before: place, isMoved: false });
  return items.sort((a, b) => orderOf(a) - orderOf(b));
}

/** What is gone is told before what stands in its place. */
function orderOf({ before = 0, after }: AlignedItem): number {
  return after ?? before - 0.5;
}

/** Of the same ones the first, the second and so on, so that each name stands for one item. */
function namesOf(items: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return JSON.stringify([name, count]);
  });
}

/** By what an item is known: its first words. */
export function nameOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  return (
    Object.values(item).find((value): value is string => typeof value === "string") ?? JSON.stringify(item)
  );
}
