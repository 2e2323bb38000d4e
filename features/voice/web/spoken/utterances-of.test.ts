import { describe, expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";
import { utterancesOf } from "./utterances-of.ts";

describe("what is said of an answer", () => {
  it.each([
    ["plain words", "Hello there.", ["Hello there."]],
    [
      "emphasis",
      "This is **very** _important_ and ~~old~~ `code`.",
      ["This is very important and old code."],
    ],
    ["headings and points", "# Result\n\n- one\n- two!", ["Result.", "one.", "two!"]],
    ["numbers of a list", "3. three\n4. four", ["3: three.", "4: four."]],
    ["a list of what is to do", "- [x] paid\n- [ ] sent", ["Done: paid.", "To do: sent."]],
    ["points below points", "- one\n  - half", ["one.", "half."]],
    [
      "the words of a link, not its address",
      "See [the report](https://a.example/x?y=1).",
      ["See the report."],
    ],
    [
      "of a bare address the host",
      "See https://www.a.example/secret?token=1 now",
      ["See link to a.example now."],
    ],
    ["an address in pointed brackets", "<https://a.example/x>", ["link to a.example."]],
    ["that there is an image", "![Sales by month](https://a.example/x.png)", ["Image: Sales by month."]],
    ["that there is code, not the code", "```ts\nconst a = 1;\nb();\n```", ["A block of code, ts, 2 lines."]],
    ["where a quote begins and ends", "> Be brief.", ["Quote:", "Be brief.", "End of the quote."]],
    ["a line break as a pause", "one  \ntwo", ["one, two."]],
    ["no pictures among letters", "Done 🎉👩🏽‍💻🇦🇹 1️⃣", ["Done 1."]],
    ["nothing of HTML, rules and footnotes", "<b>x</b>\n\n---\n\n[^1]: note", ["x."]],
  ])("%s", (_, markdown, said) => {
    expect(spokenText(markdown)).toEqual(said);
  });

  it("reads a table row by row with the names of its columns, and not without end", () => {
    const table = "| Month | Sales |\n|---|---|\n| May | 10 |\n| June | |";
    expect(spokenText(table)).toEqual([
      "A table of 2 rows and 2 columns.",
      "Month: May, Sales: 10.",
      "Month: June.",
    ]);
    const long = `| n |\n|---|\n${Array.from({ length: 14 }, (_, row) => `| ${row} |`).join("\n")}`;
    expect(spokenText(long)).toHaveLength(12);
    expect(spokenText(long).at(-1)).toBe("And 4 more rows.");
  });

  it("is nothing of what has no word", () => {
    for (const nothing of ["", "---", "🎉", "![](https://a.example/x.png)\n\n***"]) {
      expect(utterancesOf(nothing).filter((said) => said !== "An image.")).toEqual([]);
    }
  });
});

describe("an utterance", () => {
  it("is a sentence", () => {
    expect(
      utterancesOf("The first sentence is here, Dr. Miller. The second one follows it directly."),
    ).toEqual(["The first sentence is here, Dr. Miller.", "The second one follows it directly."]);
  });

  it("holds several short ones of a paragraph, but none of the next", () => {
    expect(utterancesOf("Yes. No. Perhaps.\n\nAh.")).toEqual(["Yes. No. Perhaps.", "Ah."]);
  });

  it("is never long, and loses no word of a sentence that is", () => {
    const words = Array.from({ length: 200 }, (_, number) => `word${number}${number % 30 === 29 ? "," : ""}`);
    for (const sentence of [`${words.join(" ")}.`, "a".repeat(1_000)]) {
      const said = utterancesOf(sentence);
      expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(280);
      expect(said.join("").replaceAll(" ", "")).toBe(
        (sentence.endsWith(".") ? sentence : `${sentence}.`).replaceAll(" ", ""),
      );
    }
    expect(utterancesOf(`${words.join(" ")}.`)[0]).toMatch(/,$/);
  });
});
