import { markOfCollection } from "../index-passages/passage-words.ts";
import type { FoundTerm } from "./look-up-terms.ts";

/** Passages that may be read for the rarest words together. */
const mostReadRare = 3_000;
/** Passages that may be read for each query. */
export const mostReadEach = 3_000;
const mostCommon = 3;

export interface WeightedQuery {
  /** A tsquery whose words begin with the marks of their collections. */
  query: string;
  weight: number;
}

/**
 * What to look for, so that few passages are read however common the words are: the rarest words decide; a common one
 * counts where a rare one stands, or beside another common one.
 */
export function composeQueries(terms: readonly FoundTerm[]): WeightedQuery[] {
  const found = terms.filter(({ forms }) => forms.length > 0).toSorted((a, b) => a.passages - b.passages);
  let read = 0;
  const rare = found.filter((term) => {
    read += term.passages;
    return read <= mostReadRare;
  });
  const common = found.slice(rare.length, rare.length + mostCommon);
  const anyRare = rare.map(({ forms }) => anyOf(forms)).join(" | ");
  return [
    ...rare.map(({ forms, weight }) => ({ query: anyOf(forms), weight })),
    ...(rare.length > 0 ? common : []).map(({ forms, weight }) => ({
      query: `(${anyOf(forms)}) & (${anyRare})`,
      weight,
    })),
    ...common.flatMap((one, index) =>
      common.slice(index + 1).map((other) => ({
        query: `(${anyOf(one.forms)}) & (${anyOf(other.forms)})`,
        // Counted again with each partner.
        weight: (one.weight + other.weight) / (common.length - 1),
      })),
    ),
    ...(rare.length === 0 ? common.slice(0, 1) : []).map(({ forms }) => ({
      query: anyOf(forms),
      weight: 0.01,
    })),
  ];
}

function anyOf(forms: FoundTerm["forms"]): string {
  return forms
    .flatMap(({ stem, collectionIds }) => collectionIds.map((id) => `'${markOfCollection(id)}${stem}'`))
    .join(" | ");
}
