import { ToolError } from "../tool-error.ts";

/** Digits with the signs that people put between them. */
const NUMBER = /\.?\d(?:[\d.,'’]*\d)?/g;
/** No group of thousands begins with zero, so the comma in "0,125" is a decimal sign. */
const COMMA_GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const ARGUMENTS = /\b(?:min|max|pow|hypot|sum|average)\s*\(/i;

/** Throws when a number can have two values. A guess would be wrong by a factor of a thousand. */
export function refuseUnclearNumbers(typed: string): void {
  const text = typed.normalize("NFKC").trim();
  refusePointsBetweenThousands(text);
  const hasArguments = ARGUMENTS.test(text);
  const isSpaced = /\d\s*,\s/.test(text);
  if (hasArguments && !isSpaced) {
    refuseGroupedArguments(text);
    return;
  }
  const numbers = numbersIn(text).flatMap((number) =>
    hasArguments && isSequence(number) ? number.split(",") : number,
  );
  refuseMixedStyles(text, numbers);
}

/** Throws for "1.234,56", which would otherwise be misread. */
function refusePointsBetweenThousands(text: string): void {
  const number = /(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})(?![\d.])/.exec(text)?.[0];
  if (!number) return;
  const [whole = "", decimals] = number.split(",");
  const meant = `${whole.replaceAll(".", ",")}${decimals ? `.${decimals}` : ""}`;
  throw unclear(
    `In "${text}" the number ${number} is not clear. If you mean ${meant}, write it like that: ` +
      "commas between thousands, a point before the decimals.",
  );
}

/** Throws for "max(100,200)": one number or two. */
function refuseGroupedArguments(text: string): void {
  const grouped = numbersIn(text).find((number) => COMMA_GROUPED.test(number));
  if (!grouped) return;
  throw unclear(
    `In "${text}" it is not clear whether ${grouped} is one number. Write no commas between thousands, and ` +
      "a space after each comma between two numbers.",
  );
}

/** Throws for "17,5 % of 2.480": next to a decimal comma, a point or another comma may group thousands. */
function refuseMixedStyles(text: string, numbers: string[]): void {
  const decimal = numbers.find((number) => number.includes(",") && !COMMA_GROUPED.test(number));
  if (!decimal) return;
  const isUnclearAlone = decimal.includes(".") || isSequence(decimal);
  const other = numbers.find((number) => number.includes(".") || COMMA_GROUPED.test(number));
  if (!isUnclearAlone && !other) return;
  const unclearPart = isUnclearAlone
    ? `the number ${decimal} is not clear`
    : `the numbers ${decimal} and ${other} are not clear together`;
  throw unclear(
    `In "${text}" ${unclearPart}. Write all numbers in one style, for example 2480 and 17.5: ` +
      "nothing between thousands, a point before the decimals.",
  );
}

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? [];
}

/** "1,2,3" */
function isSequence(number: string): boolean {
  return number.split(",").length > 2 && !COMMA_GROUPED.test(number);
}

function unclear(message: string): ToolError {
  return new ToolError("calculate.not_arithmetic", message);
}
