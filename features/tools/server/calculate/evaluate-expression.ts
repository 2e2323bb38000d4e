import { Parser } from "expr-eval-fork";
import { ToolError } from "../tool-error.ts";
import { normaliseExpression } from "./normalise-expression.ts";
import { refuseUnclearNumbers } from "./refuse-unclear-numbers.ts";

const functions: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  pow: (base, exponent) => (base ?? 0) ** (exponent ?? 0),
  hypot: Math.hypot,
  sum: (...values) => values.reduce((total, value) => total + value, 0),
  average: (...values) => values.reduce((total, value) => total + value, 0) / values.length,
};
const operators = {
  in: false,
  random: false,
  assignment: false,
  fndef: false,
  concatenate: false,
  conditional: false,
  logical: false,
  comparison: false,
  length: false,
};
const unaryNames =
  "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh sqrt cbrt ln log log2 log10 abs ceil floor round trunc exp sign";
const known = new Set([...Object.keys(functions), ...unaryNames.split(" "), "PI", "E"]);
const parser = createParser();

/** The value of an arithmetic expression. Throws a ToolError that names the problem. */
export function evaluateExpression(text: string): number {
  refuseUnclearNumbers(text);
  const expression = normaliseExpression(text);
  if (!/\d|PI|E/.test(expression)) throw unclear(`"${text}" contains nothing to calculate.`);
  const strange = expression.match(/[^\d\s.+\-*/^%!(),a-zA-Z]/)?.[0];
  if (strange) throw unclear(`The character "${strange}" is not part of arithmetic.`);
  const unknown = expression.match(/(?<![\d.])[a-zA-Z_][a-zA-Z_\d]*/g)?.find((name) => !known.has(name));
  if (unknown) throw unclear(`"${unknown}" is not a number or a function that is known here.`);

  const value = evaluate(expression, text);
  if (Number.isNaN(value)) throw unclear("The result is not a real number.");
  if (!Number.isFinite(value)) {
    throw unclear(
      /\/|%/.test(expression) ? "This divides by zero." : "The result is too large to calculate.",
    );
  }
  return value;
}

function evaluate(expression: string, text: string): number {
  try {
    return Number(parser.parse(expression).evaluate());
  } catch (cause) {
    throw unclear(`"${text.trim()}" is not an expression that can be calculated.`, cause);
  }
}

function createParser(): Parser {
  const created = new Parser({ allowMemberAccess: false, operators });
  created.functions = { ...functions };
  created.consts = { PI: Math.PI, E: Math.E };
  created.unaryOps.log = Math.log10;
  return created;
}

function unclear(message: string, cause?: unknown): ToolError {
  return new ToolError("calculate.not_arithmetic", message, { cause });
}
