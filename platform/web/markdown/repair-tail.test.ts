import { describe, expect, test } from "vitest";
import { repairTail } from "./repair-tail.ts";

describe("The end of a growing text", () => {
  test.each([
    ["plain text stays", "plain text", "plain text"],
    ["closed markup stays", "**bold** and *it* and `code`", "**bold** and *it* and `code`"],
    ["closes bold", "this is **bo", "this is **bo**"],
    ["closes bold without a space before its end", "this is **bold ", "this is **bold**"],
    ["closes emphasis inside bold", "**bold *and", "**bold *and***"],
    ["hides a mark that has nothing yet", "this is **", "this is "],
    ["hides half of a closing mark", "this is **bold*", "this is **bold**"],
    ["closes struck text", "~~gone", "~~gone~~"],
    ["closes code", "call `run(", "call `run(`"],
    ["hides a lonely backtick", "call `", "call "],
    ["leaves marks inside code alone", "`a ** b` c", "`a ** b` c"],
    ["leaves a multiplication alone", "2 * 3 and more", "2 * 3 and more"],
    ["leaves names with underscores alone", "snake_case_name", "snake_case_name"],
    ["leaves an escaped mark alone", "\\*not", "\\*not"],
    ["shows a link as its text until it is whole", "see [the page](https://exam", "see the page"],
    ["shows the text of a link while it is written", "see [the pa", "see the pa"],
    ["keeps a whole link", "see [the page](https://example.com)", "see [the page](https://example.com)"],
    ["keeps whole brackets", "see [1]", "see [1]"],
    ["shows nothing of an image until it is whole", "see ![a cat](https://exam", "see "],
    ["keeps a bullet that looks like emphasis", "* item\n* other **b", "* item\n* other **b**"],
    ["does not close across list items", "- **a**\n- b", "- **a**\n- b"],
    ["does not make a heading of a dash that begins a list", "text\n-", "text"],
    ["does not make a heading of an equals sign", "text\n=", "text"],
    ["hides a heading without words", "text\n\n##", "text\n"],
    ["writes the second line of a table", "| a | b", "| a | b |\n| --- | --- |"],
    ["completes the second line of a table", "| a | b |\n| -", "| a | b |\n| --- | --- |"],
    ["closes markup in a table's cell", "| a |\n| - |\n| **b", "| a |\n| - |\n| **b**"],
  ])("%s", (_rule, text, repaired) => {
    expect(repairTail(text)).toBe(repaired);
  });
});
