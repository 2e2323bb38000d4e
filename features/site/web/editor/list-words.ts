import { namePlace } from "../../contract/content/name-field.ts";
import { type ContentValue, isRecord } from "./content-value.ts";

export interface PlacedWords {
  /** The readable place. Empty for a section that is itself text. */
  place: string;
  words: string;
}

/** All texts of a section, by place. */
export function listWords(value: ContentValue, path: readonly string[] = []): PlacedWords[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listWords(item, [...path, String(index)]));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, item]) => listWords(item, [...path, name]));
  }
  return value === undefined || value === null ? [] : [{ place: namePlace(path), words: String(value) }];
}

/** The texts of two sections, each side without the places where both are equal. */
export function listDiffering(one: ContentValue, other: ContentValue): [PlacedWords[], PlacedWords[]] {
  const [left, right] = [listWords(one), listWords(other)];
  const without = (from: PlacedWords[], taken: PlacedWords[]) =>
    from.filter((each) => !taken.some(({ place, words }) => place === each.place && words === each.words));
  return [without(left, right), without(right, left)];
}
