import { expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { plainExcerpt, typedExcerpt } from "./plain-excerpt.ts";

it.each([
  ["The margin is **17,350 a year, 35.7 %** of it.", "The margin is 17,350 a year, 35.7 % of it."],
  ["# Title\n\n- one `code`\n- two\n\n> quoted", "Title one code two quoted"],
  ["| Price | 48,600 |\n|---|---:|\n| Cost | 31,250 |", "Price 48,600 Cost 31,250"],
  ["See [the page](https://a.test/x) and ![a](b.png)", "See the page and a"],
  ["12 * 12 and snake_case stay, _this_ does not", "12 * 12 and snake_case stay, this does not"],
  ["```ts\nconst a = 1;\n```", "const a = 1;"],
  ["What is 11*11?", "What is 11*11?"],
  ["2*3*4 and 2**10 and (1+2)*(3+4)*(5+6)", "2*3*4 and 2**10 and (1+2)*(3+4)*(5+6)"],
  ["a*b*c, snake_case_name and __init__.py", "a*b*c, snake_case_name and init.py"],
  ["A 5* hotel, *with* 2 * 3 beds and a note*", "A 5* hotel, with 2 * 3 beds and a note*"],
  ["***all*** of **it *in* one**, ~~not~~ this", "all of it in one, not this"],
  ["**11*11** is *121*.", "11*11 is 121."],
  ["One * here\nand *there", "One * here and *there"],
  ["Call `f(**options)` with **two `a*b*` arguments**", "Call f(**options) with two a*b* arguments"],
  ["An escaped \\*star\\*", "An escaped *star*"],
  ["17,350 a year** of it is **the mar", "17,350 a year of it is the mar"],
])("shows words without marks: %j", (markdown, plain) => {
  expect(plainExcerpt(markdown)).toBe(plain);
});

it("leaves what a person typed as it is, on one line", () => {
  expect(typedExcerpt(" What is *p = 2**3\n# of `x`? ")).toBe("What is *p = 2**3 # of `x`?");
});

it.each(["*a ", "a* ", "**a*", "`", "_a_", "\\*", "``a`"])("stays quick on a long message of %j", (unit) => {
  expectLinearTime((size) => plainExcerpt(unit.repeat(size).slice(0, size)), 20_000);
});
