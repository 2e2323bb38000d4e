import type { Place } from "./export.repository.ts";

/**
 * All messages, parents before their children and otherwise as old as they are. One whose parent is missing becomes a
 * first message, and so does the oldest of messages that follow each other in a circle.
 */
export function orderPlaces(places: readonly Place[]): Place[] {
  const ids = new Set(places.map(({ id }) => id));
  const children = Map.groupBy(places, ({ parentId }) => (parentId && ids.has(parentId) ? parentId : ""));
  const seen = new Set<string>();
  const order: Place[] = [];
  const take = (place: Place) => {
    if (seen.has(place.id)) return;
    seen.add(place.id);
    order.push(place);
  };
  /** The order is also the list of those whose children are still to be taken. */
  let at = 0;
  const takeWithAllBelow = ({ id }: Place) => {
    take({ id, parentId: null });
    for (; at < order.length; at += 1)
      for (const child of children.get(order[at]?.id ?? "") ?? []) take(child);
  };
  for (const root of children.get("") ?? []) takeWithAllBelow(root);
  for (const place of places) if (!seen.has(place.id)) takeWithAllBelow(place);
  return order;
}
