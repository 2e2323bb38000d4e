import { flattenBody } from "./flatten-body.ts";

/** A published version of a content. */
export interface PublishedBody {
  body: unknown;
  at: Date;
}

/**
 * The places that changed in one language and not yet in the other, as far as they differ. Versions are
 * sorted oldest first. A later change of the same place in the other language counts as its translation.
 */
export function findBehind(own: readonly PublishedBody[], other: readonly PublishedBody[]): string[] {
  const changes = [...changesOf("own", own), ...changesOf("other", other)];
  const ahead = new Map<string, Side>();
  for (const { side, places } of changes.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    for (const place of places) {
      if ((ahead.get(place) ?? side) === side) ahead.set(place, side);
      else ahead.delete(place);
    }
  }
  const differing = changedPlaces(own.at(-1)?.body, other.at(-1)?.body);
  return differing.filter((place) => ahead.get(place) === "own");
}

type Side = "own" | "other";

/** The changes of each version. The first version is the starting point. */
function changesOf(side: Side, versions: readonly PublishedBody[]) {
  return versions.slice(1).map(({ body, at }, index) => ({
    ...{ side, at },
    places: changedPlaces(versions[index]?.body, body),
  }));
}

function changedPlaces(before: unknown, after: unknown): string[] {
  const [older, newer] = [flattenBody(before ?? {}), flattenBody(after ?? {})];
  const places = [...new Set([...newer.keys(), ...older.keys()])];
  return places.filter((place) => older.get(place) !== newer.get(place));
}
