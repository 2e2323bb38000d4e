import type { ContentPath } from "./content-value.ts";

/** The id of the field at a place, by which a problem there is reached. */
export function placeId(path: ContentPath): string {
  return `content-${path.join("-")}`;
}
