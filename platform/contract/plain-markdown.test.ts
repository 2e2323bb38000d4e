import { expect, it } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

it.each([
  ["## Holidays\n\nThirty days.", "Holidays\n\nThirty days."],
  ["Everybody has **30 days** a _year_.", "Everybody has 30 days a year."],
  ["It is *not* __paid__ out.", "It is not paid out."],
  ["See [the form](https://example.com/form_(new)) and ![a plan](plan.png).", "See the form and a plan."],
  ["* one\n+ two\n- three", "- one\n- two\n- three"],
  ["> Quoted\nRun `npm test`.", "Quoted\nRun npm test."],
  ["```sh\nls -l\n```\nEnd.", "ls -l\nEnd."],
  ["**Run `npm test`** first.", "Run npm test first."],
  ["| Day | Hours |\n|---|:--:|\n| Monday | 8 |", "| Day | Hours |\n| Monday | 8 |"],
  [String.raw`5 \* 3 \# 1`, "5 * 3 # 1"],
])("a text is said without the marks of Markdown: %j", (text, shown) =>
  expect(plainMarkdown(text)).toBe(shown),
);

it.each([
  ["Call `__init__` and `2 ** 3 ** y`.", "Call __init__ and 2 ** 3 ** y."],
  ["```sh\n# a comment\n> 5\n```\n# End", "# a comment\n> 5\nEnd"],
  ["~~~\n__init__ and _id_", "__init__ and _id_"],
  ["```\n```\n# End", "End"],
])("what stands in code stays as it is: %j", (text, shown) => expect(plainMarkdown(text)).toBe(shown));

it.each([
  "3 * 4 * 5",
  "snake_case_name and file_name",
  "C# and #hashtag",
  "2 > 1",
  "**",
  "a ** b",
  "[not a link]",
])("what is no mark stays: %s", (text) => expect(plainMarkdown(text)).toBe(text));
