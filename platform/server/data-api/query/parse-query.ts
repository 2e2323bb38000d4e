import type { Condition } from "./condition.ts";
import { notEmbedded } from "./not-embedded.ts";
import type { OrderTerm } from "./order-term.ts";
import { parseFilter } from "./parse-filter.ts";
import { parseOrder } from "./parse-order.ts";
import { parseSelect } from "./parse-select.ts";
import { parseTree } from "./parse-tree.ts";
import type { SelectItem } from "./select-item.ts";
import { tooMuch } from "./too-much.ts";

/** What the query string selects from a table or from a function's result. */
export interface Query {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
}

/** Parameters that are never columns. */
const reserved = new Set(["select", "order", "limit", "offset", "on_conflict", "columns", "apikey"]);
const treeKey = /^(?:not\.)?(?:and|or)$/;
const mostFilters = 100;

/** Parses the query string about `relation`. Several filters on a column must all hold. */
export function parseQuery(params: URLSearchParams, relation: string): Query {
  const pairs = [...params].filter(([key]) => !reserved.has(key));
  if (pairs.length > mostFilters) throw tooMuch(`more than ${mostFilters} filters`);
  const conditions = pairs.map(([key, text]) => parseCondition(key, text));
  if (countFilters(conditions) > mostFilters) throw tooMuch(`more than ${mostFilters} filters`);
  return {
    select: parseSelect(params.get("select") ?? "*", relation),
    conditions,
    order: parseOrder(params.getAll("order").join(",")),
  };
}

function parseCondition(key: string, text: string): Condition {
  if (treeKey.test(key)) return parseTree(key, text);
  const [, embedded] = /^([^".]+)\..*?(?:order|limit|offset|and|or)$/.exec(key) ?? [];
  if (embedded) throw notEmbedded(embedded);
  return parseFilter(key, text);
}

/** The number of filters in all trees together. */
function countFilters(conditions: Condition[]): number {
  return conditions.reduce(
    (sum, condition) => sum + (condition.type === "tree" ? countFilters(condition.parts) : 1),
    0,
  );
}
