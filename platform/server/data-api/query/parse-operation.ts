import { notSupported } from "../data-api-error.ts";
import { type Comparison, comparisons, type Fact, facts, type Operation } from "./condition.ts";
import { parseList } from "./parse-list.ts";
import type { TextReader } from "./text-reader.ts";

const leftOut = new Set("match imatch fts plfts phfts wfts sl sr nxr nxl adj".split(" "));
/** Operators that also apply to each value of a list: `like(any).{a,b}`. */
const eachable = new Set<string>(["eq", "gt", "gte", "lt", "lte", "like", "ilike"]);

/** Parses `op.value` and `not.op.value`. `parseValue` decides where the value ends. */
export function parseOperation(
  reader: TextReader,
  parseValue: (reader: TextReader) => string,
): { isNegated: boolean; operation: Operation } {
  const isNegated = reader.take("not.");
  const start = reader.position;
  const operator = reader.match(/[a-z]+(?=[.(])/y) ?? "";
  if (leftOut.has(operator)) throw operatorRefused(operator);
  const quantifier = eachable.has(operator) ? reader.match(/\((?:any|all)\)/y) : undefined;
  if (!reader.take(".")) refuseOperator(reader, start, isNegated);
  if (operator === "in") return { isNegated, operation: { type: "in", values: parseList(reader) } };
  if (operator === "is") return { isNegated, operation: { type: "is", fact: parseFact(reader) } };
  const comparison = comparisons.find((known) => known === operator);
  if (!comparison) return refuseOperator(reader, start, isNegated);
  return { isNegated, operation: comparing(comparison, quantifier, parseValue(reader)) };
}

function comparing(comparison: Comparison, quantifier: string | undefined, value: string): Operation {
  if (!quantifier) return { type: "compare", comparison, value };
  return { type: "compare-each", comparison, isAll: quantifier === "(all)", values: value };
}

function parseFact(reader: TextReader): Fact {
  const start = reader.position;
  const word = reader.match(/[a-z_]+/iy)?.toLowerCase();
  return (
    facts.find((fact) => fact === word) ??
    reader.refuse("isVal: (null, not_null, true, false, unknown)", start)
  );
}

function refuseOperator(reader: TextReader, start: number, isNegated: boolean): never {
  return reader.refuse(isNegated ? "operator (eq, gt, ...)" : '"not" or operator (eq, gt, ...)', start);
}

function operatorRefused(operator: string) {
  return notSupported(
    `The operator ${operator}`,
    `There are ${[...comparisons, "is", "in"].join(", ")}, each also with not.`,
  );
}
