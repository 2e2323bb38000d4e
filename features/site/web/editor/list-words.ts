import { namePlace } from "../../contract/content/name-field.ts";
import { type ContentValue, isRecord } from "./content-value.ts";

export interface PlacedWords {
  /** Where they stand, as people call it; empty for a section that is a text itself. */
  place: string;
  words: string;
}

/** Everything that a section says, place by place. */
export function listWords(value: ContentValue, path: readonly string[] = []): PlacedWords[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listWords(item, [...path, String(index)]));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, item]) => listWords(item, [...path, name]));
  }
  return value === undefined || value === null ? [] : [{ place: namePlace(path), words: String(value) }];
}

/** Of what two sections say, each side without the places at which both say the same. */
export function listDiffering(one: ContentValue, other: ContentValue): [PlacedWords[], PlacedWords[]] {
  const [left, right] = [listWords(one), listWords(other)];
  const without = (from: PlacedWords[], taken: PlacedWords[]) =>
    from.filter((each) => !taken.some(({ place, words }) => place === each.place && words === each.words));
  return [without(left, right), without(right, left)];
}
