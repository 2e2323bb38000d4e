import type { JsonObject } from "#platform/contract/json.ts";
import { scimNames } from "./scim-names.ts";

/** Which part of a list is asked for; counted from 1, as the protocol does. */
export interface Page {
  startIndex: number;
  count: number;
}

const longestPage = 200;

type Query = Record<string, string | undefined>;

/** What is no number counts as not asked for; a negative one as the nearest that makes sense. */
export function readPage({ startIndex, count }: Query): Page {
  const from = Number.parseInt(startIndex ?? "", 10);
  const length = Number.parseInt(count ?? "", 10);
  return {
    startIndex: Number.isSafeInteger(from) ? Math.min(Math.max(from, 1), 2_147_483_647) : 1,
    count: Number.isSafeInteger(length) ? Math.min(Math.max(length, 0), longestPage) : 100,
  };
}

export function presentList(resources: JsonObject[], total: number, startIndex: number): JsonObject {
  return {
    schemas: [scimNames.list],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** The resource with the attributes that `attributes` or `excludedAttributes` ask for; some are always there. */
export function project(resource: JsonObject, { attributes, excludedAttributes }: Query): JsonObject {
  const wanted = names(attributes);
  const unwanted = names(excludedAttributes);
  return Object.fromEntries(
    Object.entries(resource).filter(([key]) => {
      if (["schemas", "id", "meta"].includes(key)) return true;
      return wanted.length > 0 ? wanted.includes(key.toLowerCase()) : !unwanted.includes(key.toLowerCase());
    }),
  );
}

/** Parts of an attribute count as the whole. */
function names(list: string | undefined): string[] {
  return (list ?? "")
    .toLowerCase()
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^urn:.*:(?=[^:]+$)/, "")
        .replace(/\..*$/, ""),
    )
    .filter(Boolean);
}
