import { expect, it } from "vitest";
import { plainExcerpt } from "./plain-excerpt.ts";

it.each([
  ["The margin is **17,350 a year, 35.7 %** of it.", "The margin is 17,350 a year, 35.7 % of it."],
  ["# Title\n\n- one `code`\n- two\n\n> quoted", "Title one code two quoted"],
  ["| Price | 48,600 |\n|---|---:|\n| Cost | 31,250 |", "Price 48,600 Cost 31,250"],
  ["See [the page](https://a.test/x) and ![a](b.png)", "See the page and a"],
  ["12 * 12 and snake_case stay, _this_ does not", "12 * 12 and snake_case stay, this does not"],
  ["```ts\nconst a = 1;\n```", "const a = 1;"],
])("shows words without marks: %j", (markdown, plain) => {
  expect(plainExcerpt(markdown)).toBe(plain);
});
