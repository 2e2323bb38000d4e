import { createHash } from "node:crypto";
import type { JsonObject } from "#platform/contract/json.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { LogScope } from "../../../contract/index.ts";
import type { Condition, Wanted } from "../search/condition.ts";

const mostListed = 20;

/**
 * What was looked for, in ids and closed words, which stay for ever. What may have been typed, such as an address, is
 * `typed`: it can be erased.
 */
export function factsOfReading(
  scope: LogScope,
  { clauses, isOkOnly, from, to }: Wanted,
): { facts: JsonObject; typed: string | undefined } {
  const typed: string[] = [];
  const described = ({ kind, values }: Condition) => {
    const texts = values.map(String);
    const shown = kind === "facet" ? texts.filter(isOfId) : texts;
    typed.push(...texts.filter((text) => !shown.includes(text)));
    return `${kind}:${shown.length === texts.length ? listed(shown) : [...shown, "typed"].join(",")}`;
  };
  const where = clauses.map((clause) => clause.map(described).join(" or "));
  return {
    facts: {
      log: scope,
      ...(where.length > 0 ? { where } : {}),
      ...(isOkOnly ? { outcome: "ok" } : {}),
      ...(from ? { from: from.getTime() } : {}),
      ...(to ? { to: to.getTime() } : {}),
    },
    typed: typed.length > 0 ? typed.join("\n") : undefined,
  };
}

/** `<kind>:<id>`, or an outcome, which is a closed word. */
function isOfId(facet: string): boolean {
  const [kind, ...rest] = facet.split(":");
  return kind === "outcome" || isUuid(rest.join(":"));
}

function listed(values: readonly string[]): string {
  const all = values.join(",");
  return values.length <= mostListed ? all : `sha256-${createHash("sha256").update(all).digest("hex")}`;
}
