import type { JsonObject } from "#platform/contract/json.ts";
import { scimNames } from "./scim-names.ts";

/** A page of a list, 1-based like the protocol. */
export interface Page {
  startIndex: number;
  count: number;
}

const longestPage = 200;

type Query = Record<string, string | undefined>;

/** Ignores non-numbers and clamps negative ones. */
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

/**
 * The resource restricted by `attributes` or `excludedAttributes`; required attributes always stay (RFC 7644,
 * 3.9).
 */
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

/** A sub-attribute counts as its whole attribute. */
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
