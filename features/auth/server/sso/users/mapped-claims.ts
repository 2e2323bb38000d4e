import type { Json, JsonObject } from "#platform/contract/json.ts";
import { mergeMetadata } from "../../users/merge-metadata.ts";
import { stripDirectionMarksOfNames } from "../../users/strip-direction-marks.ts";
import type { MappedAttribute } from "../providers/sso-provider.ts";

/** All values of each attribute of a person. */
export type Attributes = ReadonlyMap<string, string[]>;

/** The values of the first of these names that has any. */
export function valuesOf(attributes: Attributes, { name, names = [] }: MappedAttribute): string[] {
  for (const one of [...(name ? [name] : []), ...names]) {
    const found = attributes.get(one)?.filter((value) => value.trim() !== "");
    if (found && found.length > 0) return found;
  }
  return [];
}

/** Maps attributes to keys. Omits keys without a value. */
export function mappedClaims(attributes: Attributes, keys: Record<string, MappedAttribute>): JsonObject {
  const claims = Object.entries(keys).flatMap(([key, attribute]) => {
    const claim = claimOf(attributes, attribute);
    return claim === undefined ? [] : [[key, claim] as const];
  });
  return stripDirectionMarksOfNames(mergeMetadata({}, Object.fromEntries(claims)));
}

function claimOf(attributes: Attributes, attribute: MappedAttribute): Json | undefined {
  const found = valuesOf(attributes, attribute);
  if (found.length === 0) return attribute.default;
  return attribute.array ? found : found[0];
}
