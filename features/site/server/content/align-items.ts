import { diffArrays } from "diff";

/** A list item's position before and after. One is missing for an added or removed item. */
export interface AlignedItem {
  before?: number;
  after?: number;
  /** Its order among the kept items changed. */
  isMoved: boolean;
}

/**
 * Matches list items by their identifying text (the first string), wherever they are now. An unmatched item
 * in the place of another unmatched one counts as that item, reworded.
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

/** A removed item is listed before its replacement. */
function orderOf({ before = 0, after }: AlignedItem): number {
  return after ?? before - 0.5;
}

/** Numbers equal names, so that each identifies one item. */
function namesOf(items: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return JSON.stringify([name, count]);
  });
}

/** The identifying text of an item: its first string. */
export function nameOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  return (
    Object.values(item).find((value): value is string => typeof value === "string") ?? JSON.stringify(item)
  );
}
