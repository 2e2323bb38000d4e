import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { checkInput } from "../check-input.ts";
import { calculateTool } from "./calculate.tool.ts";
import { evaluateExpression } from "./evaluate-expression.ts";
import { formatNumber } from "./format-number.ts";

const context = {} as Parameters<typeof calculateTool.run>[0];
const summaryOf = async (expression: string) => (await calculateTool.run(context, { expression })).summary;

describe("calculate", () => {
  it.each([
    ["12 * 12", 144],
    ["12 × 12 =", 144],
    ["12x12", 144],
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["2(3 + 4)", 14],
    ["(1+2)(3+4)", 21],
    ["10 / 4", 2.5],
    ["10 ÷ 4", 2.5],
    ["7 − 10", -3],
    ["2^10", 1024],
    ["2**10", 1024],
    ["5²", 25],
    ["√16", 4],
    ["5!", 120],
    ["10 % 3", 1],
    ["10 mod 3", 1],
    ["-3 + 5", 2],
    ["1,234.5 + 1", 1235.5],
    ["1,000,000 / 4", 250000],
    ["3,5 * 2", 7],
    ["0,125 * 8", 1],
    ["3,1415 * 2", 6.283],
    ["1'234,567 + 1", 1235.567],
    ["17,5 % of (2 + 2)", 0.7],
    ["17.5 % of 2,480", 434],
    ["17,5 % of 2480", 434],
    ["2,480.5 + 1.250", 2481.75],
    ["1.000 + 1", 2],
    ["$1,200 / 12", 100],
    ["2.5 million / 4", 625000],
    ["3k + 500", 3500],
    ["17% of 2,340", 397.8],
    ["17 percent of 2340", 397.8],
    ["17 per cent of 2340?", 397.8],
    ["50 + 20%", 60],
    ["50 - 20%", 40],
    ["20% off 80", 64],
    ["add 20% to 50", 60],
    ["increase 50 by 10%", 55],
    ["reduce 50 by 10%", 45],
    ["what percent of 80 is 20", 25],
    ["20 as a percentage of 80", 25],
    ["20 is what percent of 80", 25],
    ["percentage change from 40 to 50", 25],
    ["12 plus 30", 42],
    ["12 minus 30", -18],
    ["6 times 7", 42],
    ["84 divided by 2", 42],
    ["6 multiplied by 7", 42],
    ["9 squared", 81],
    ["2 to the power of 8", 256],
    ["square root of 144", 12],
    ["half of 90", 45],
    ["divide 90 by 3", 30],
    ["subtract 3 from 10", 7],
    ["max(3, 9, 4)", 9],
    ["sum(1, 2, 3)", 6],
    ["average(1,2,3)", 2],
    ["average(1,2,4.5)", 2.5],
    ["sum(1,200, 300)", 1500],
    ["max(3,1,200)", 200],
    ["ln(E)", 1],
    ["log(1000)", 3],
    ["round(2.6)", 3],
    ["2 * PI", 2 * Math.PI],
    ["1e3 + 1", 1001],
    ["15% tip on $48.50", 7.275],
    ["a 15 percent tip on 40", 6],
  ])("reckons %s as %d", (expression, expected) => {
    expect(evaluateExpression(expression)).toBeCloseTo(expected, 10);
  });

  it.each([
    "",
    "hello",
    "constructor",
    "(1).constructor",
    '"a".constructor',
    "[1,2]",
    "x = 3",
    "f(x) = x",
    "__proto__",
    "toString()",
    "min.constructor(1)",
    "sin.call(1)",
    "1 +",
    "((1)",
    "random()",
    "fac(5)",
    "2 ; 3",
  ])("refuses %j and says so plainly", (expression) => {
    expect(() => evaluateExpression(expression)).toThrow(
      expect.objectContaining({ code: "calculate.not_arithmetic" }),
    );
  });

  it("says what cannot be reckoned", () => {
    expect(() => evaluateExpression("1 / 0")).toThrow("This divides by zero.");
    expect(() => evaluateExpression("9^999^9")).toThrow("too large");
    expect(() => evaluateExpression("999999!")).toThrow("too large");
    expect(() => evaluateExpression("sqrt(-1)")).toThrow("not a real number");
    expect(() => evaluateExpression("price * 2")).toThrow('"price" is not a number');
  });

  it.each(["(", "1%", "9!", "1,", "- ", "2 x ", "half of ", "1.1,", "of (", "1, "])(
    "stays quick on the greatest length of %j",
    (unit) => {
      expectLinearTime((size) => {
        try {
          evaluateExpression(unit.repeat(size).slice(0, size));
        } catch {
          // Refusing is fine; taking long is not.
        }
      }, 500);
    },
  );

  it("answers in one line with the numbers a person would write", async () => {
    expect(await summaryOf("12*12")).toBe("12 × 12 = 144");
    expect(await summaryOf("17% of 2,340")).toBe("17% of 2,340 = 397.8");
    expect(await summaryOf("0.1 + 0.2")).toBe("0.1 + 0.2 = 0.3");
    expect(await summaryOf("10 / 3")).toBe("10 / 3 ≈ 3.33333333333");
    expect(await summaryOf("2^64")).toBe("2^64 ≈ 1.844674407 × 10^19");
    expect(formatNumber(1234567.891)).toBe("1,234,567.891");
    expect(formatNumber(0.00000012)).toBe("1.2 × 10^-7");
    expect(formatNumber(-0.5)).toBe("-0.5");
  });

  it.each([
    ["9007199254740993 + 0", "9007199254740993 + 0 = 9,007,199,254,740,993"],
    ["99999999999 * 99999999999", "99999999999 × 99999999999 = 9,999,999,999,800,000,000,001"],
    ["9007199254740993 - 9007199254740992", "9007199254740993 - 9007199254740992 = 1"],
    ["-(12345678901234567 - 1) * (2 + 1)", "-(12345678901234567 - 1) × (2 + 1) = -37,037,036,703,703,698"],
    ["9007199254740993 / 3", "9007199254740993 / 3 ≈ 3.002399752 × 10^15"],
  ])("rounds no whole number in silence: %s", async (expression, line) => {
    expect(await summaryOf(expression)).toBe(line);
  });

  it.each([
    [
      "1.234,56 * 2",
      'In "1.234,56 * 2" the number 1.234,56 is not clear. If you mean 1,234.56, write it like that',
    ],
    ["1.234.567 + 1", "If you mean 1,234,567, write"],
    ["3 + * 4", '"3 + * 4" is not an expression'],
  ])("quotes what was typed and says which form it understands: %s", (expression, message) => {
    expect(() => evaluateExpression(expression)).toThrow(message);
  });

  it.each([
    ["17,5 % of 2.480", "the numbers 17,5 and 2.480 are not clear together"],
    ["2.480 * 17,5", "the numbers 17,5 and 2.480 are not clear together"],
    ["2,480 * 17,5", "the numbers 17,5 and 2,480 are not clear together"],
    ["1,000.50 * 17,5", "the numbers 17,5 and 1,000.50 are not clear together"],
    ["0,125 * 2,480", "the numbers 0,125 and 2,480 are not clear together"],
    ["2.5 + 17,5", "the numbers 17,5 and 2.5 are not clear together"],
    [".5 + 2,5", "the numbers 2,5 and .5 are not clear together"],
    ["sum(17,5, 2.480)", "the numbers 17,5 and 2.480 are not clear together"],
    ["1,234,56 * 2", "the number 1,234,56 is not clear."],
    ["12.5,3 + 1", "the number 12.5,3 is not clear."],
    ["max(100,200)", "not clear whether 100,200 is one number"],
    ["1.500,50 * 10 %", "the number 1.500,50 is not clear."],
  ])("guesses no separator: %s", async (expression, problem) => {
    await expect(summaryOf(expression)).rejects.toMatchObject({
      code: "calculate.not_arithmetic",
      message: expect.stringContaining(`In "${expression}" `),
    });
    await expect(summaryOf(expression)).rejects.toThrow(problem);
  });

  it("shows one style to write numbers in", async () => {
    await expect(summaryOf("17,5 % of 2.480")).rejects.toThrow(
      "Write all numbers in one style, for example 2480 and 17.5",
    );
  });

  it("takes at most 500 characters", async () => {
    for (const expression of ["1".repeat(501), " "]) {
      expect(await checkInput(calculateTool.input, { expression })).toMatchObject({ isValid: false });
    }
  });
});
