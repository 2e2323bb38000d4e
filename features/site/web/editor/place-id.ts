import type { ContentPath } from "./content-value.ts";

/** The element id of the field at a place. */
export function placeId(path: ContentPath): string {
  return `content-${path.join("-")}`;
}
