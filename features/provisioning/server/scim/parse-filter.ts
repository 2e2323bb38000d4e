import { fail } from "#platform/server/errors.ts";
import { scimErrors } from "./scim-errors.ts";

/** An equality comparison. */
export interface Condition {
  /** Dotted, in lower case: `emails.value`. */
  attribute: string;
  value: string | number | boolean | null;
}

const comparison =
  /^\s*([a-z$][\w$:.-]*?)(?:\[[^\]]*\](?:\.([\w$-]+))?)?\s+eq\s+("(?:[^"\\]|\\.)*"|true|false|null|-?\d+(?:\.\d+)?)\s*(?:and\s|$)/i;

/** Parses equality comparisons joined by `and`. Throws `scim.invalid_filter` for anything else. */
export function parseFilter(filter: string): Condition[] {
  const conditions: Condition[] = [];
  for (let rest = filter; rest !== ""; ) {
    const match = comparison.exec(rest);
    const [whole = "", attribute = "", part, value = ""] = match ?? [];
    if (!match || conditions.length > 8) fail(scimErrors, "scim.invalid_filter");
    const name = attribute.replace(/^urn:.*:(?=[^:]+$)/i, "");
    conditions.push({
      attribute: `${name}${part ? `.${part}` : ""}`.toLowerCase(),
      value: readValue(value),
    });
    rest = rest.slice(whole.length);
  }
  return conditions;
}

function readValue(text: string): Condition["value"] {
  try {
    return JSON.parse(text.startsWith('"') ? text : text.toLowerCase());
  } catch {
    return fail(scimErrors, "scim.invalid_filter");
  }
}
