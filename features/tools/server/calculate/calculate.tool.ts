import { z } from "zod";
import { defineTool } from "../define-tool.ts";
import type { ToolOutput } from "../tool.ts";
import { convertUnits } from "./convert-units.ts";
import { evaluateExpression } from "./evaluate-expression.ts";
import { evaluateIntegers } from "./evaluate-integers.ts";
import { formatNumber, isRound } from "./format-number.ts";

/** A number with so many digits gets rounded. */
const HAS_ROUNDED_OPERAND = /\d{17,}/;
const MAX_EXPRESSION_CHARACTERS = 500;

export const calculateTool = defineTool({
  name: "calculate",
  title: "Calculate",
  about: "Calculates exactly.",
  description:
    "Evaluates one arithmetic expression exactly as given. Knows + - * / ^ % !, parentheses, percentages " +
    '("17% of 2340", "50 + 20%"), sqrt, cbrt, ln, log (base 10), log2, sin, cos, tan, abs, round, floor, ceil, ' +
    'min, max, sum, average, PI and E. Converts units: "72 inches in cm". ' +
    "Use it for every calculation instead of reckoning.",
  input: z.object({
    expression: z
      .string()
      .trim()
      .min(1)
      .max(MAX_EXPRESSION_CHARACTERS)
      .describe('The expression, e.g. "12 * 12" or "17% of 2,340"'),
  }),
  facts: {
    ...{ reads: "nothing", writes: false, egress: false, irreversible: false, external: false, own: false },
    ...{ control: [], content: ["expression"], undo: null },
  },
  effect: "read",
  idempotent: true,
  outputTrust: "organization",
  addsNoWords: true,
  timeoutMs: 2_000,
  isOpenToVisitors: true,
  describe: ({ expression }) => `Calculating ${shown(expression)}`,
  run: async (_context, { expression }): Promise<ToolOutput> => {
    const converted = convertUnits(expression);
    if (converted) {
      const { line, value: result } = converted;
      return { content: line, summary: line, data: { expression, result } };
    }
    const result = evaluateExpression(expression);
    const whole = evaluateIntegers(expression);
    if (whole !== undefined && !Number.isSafeInteger(result)) {
      const exact = `${shown(expression)} = ${whole.toLocaleString("en-US")}`;
      return { content: exact, summary: exact, data: { expression, result, exact: whole.toString() } };
    }
    const value = whole === undefined ? result : Number(whole);
    const isWhole = whole !== undefined || (isExact(value) && !HAS_ROUNDED_OPERAND.test(expression));
    const line = `${shown(expression)} ${isWhole ? "=" : "≈"} ${formatNumber(value)}`;
    return { content: line, summary: line, data: { expression, result: value } };
  },
});

function shown(expression: string): string {
  return expression
    .trim()
    .replace(/[\s=?]+$/, "")
    .replace(/(?<=[\d)])\s*\*\s*(?=[\d(])/g, " × ")
    .replace(/(?<=\d)\s+x\s+(?=\d)/gi, " × ")
    .replace(/\s+/g, " ");
}

/** Beyond 15 digits a number cannot hold every digit of the result. */
function isExact(value: number): boolean {
  return Math.abs(value) < 1e15 && isRound(value);
}
