import { describe, expect, it } from "vitest";
import { createUtteranceCutter, type Utterance } from "./cut-utterances.ts";
import { heardPlace } from "./heard-place.ts";
import { utterancesOf } from "./utterances-of.ts";

/** What is said of a text that comes one character after another, with how much of it was there by then. */
function cutWhileWritten(text: string) {
  const cutter = createUtteranceCutter();
  const said: (Utterance & { at: number })[] = [];
  for (let at = 1; at <= text.length; at += 1) {
    said.push(...cutter.take(text.slice(0, at), false).map((utterance) => ({ ...utterance, at })));
  }
  said.push(...cutter.take(text, true).map((utterance) => ({ ...utterance, at: text.length + 1 })));
  return said;
}
const words = (text: string) => cutWhileWritten(text).map(({ text: said }) => said);

describe("an answer that is being written", () => {
  it("is said from its first complete sentence on, however short, when the next one begins", () => {
    const [first] = cutWhileWritten("Yes. That is so, and it will be so for a long time. Good.");
    expect(first).toMatchObject({ text: "Yes.", at: "Yes. T".length });
  });

  it("is said sentence by sentence, and short ones together with the next", () => {
    expect(words("It is done, as you have asked. No. The second part of it is missing. Ah.")).toEqual([
      "It is done, as you have asked.",
      "No. The second part of it is missing.",
      "Ah.",
    ]);
  });

  it("is said to its end once it is complete, also without a full stop", () => {
    expect(words("The first sentence is here. and the last")).toEqual([
      "The first sentence is here. and the last.",
    ]);
    expect(words("# Result")).toEqual(["Result."]);
  });

  const whole = [
    "First of all, **this** is [the report](https://a.example/x?y=1) of _May_. It has two parts.",
    "- one point that is long enough\n- another one, which is also long",
    "```ts\nconst a = 1. b;\nconst c = 2.\n```",
    "| Month | Sales |\n|---|---|\n| May | 10. x |\n| June | 20 |",
    "> Be brief. Be clear.",
    "And that is the end of it. Is there more?",
  ].join("\n\n");

  it("is said with the same words as one that is there as a whole", () => {
    expect(words(whole).join(" ")).toBe(utterancesOf(whole).join(" "));
  });

  it("has no code, table or quote said before it is finished", () => {
    const said = cutWhileWritten(whole);
    for (const part of ["A block of code", "A table of", "Quote:"]) {
      const place = said.find(({ text }) => text.includes(part));
      expect(place?.at).toBeGreaterThan(place?.end ?? Infinity);
    }
  });

  it("says no sign of Markdown whose other half is still to come", () => {
    expect(words("Look **here. And there.** That is all there is to it.").join(" ")).toBe(
      "Look here. And there. That is all there is to it.",
    );
  });

  it("is said again from where a restart took words back", () => {
    const cutter = createUtteranceCutter();
    const before = "The first part is done now.\n\n";
    expect(cutter.take(`${before}The second part fails in the middle. And`, false)).toHaveLength(2);
    expect(cutter.take(before.trim(), false)).toEqual([]);
    expect(cutter.take(`${before}The second part is done as well.`, true).map(({ text }) => text)).toEqual([
      "The second part is done as well.",
    ]);
  });
});

describe("the places of utterances", () => {
  it("follow each other through the whole text", () => {
    const text =
      "See **the report** of [May](https://a.example/May). It is long and true. So it is.\n\n- One\n- Two";
    const said = cutWhileWritten(text);
    for (const [index, { start, end }] of said.entries()) {
      expect(start).toBeGreaterThanOrEqual(said[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
    expect(said.map(({ start, end }) => text.slice(start, end).trim()).at(-1)).toContain("Two");
    expect(said.at(-1)?.end).toBe(text.length);
  });

  it("end behind the full stop of the sentence", () => {
    const text = "The **first** one is this. The second one is that.";
    expect(cutWhileWritten(text).map(({ end }) => text.slice(0, end))).toEqual([
      "The **first** one is this.",
      text,
    ]);
  });
});

describe("the places of what is said of a table", () => {
  const table = "| Month | Sales |\n|---|---|\n| May | 10 |\n| June | 20 |";
  const text = `Here it is, as you have asked.\n\n${table}\n\nThat is all there is to it.`;
  const said = cutWhileWritten(text);
  const ofTable = said.filter(({ isReadOut }) => !isReadOut);

  it("begin where it begins, and only the last ends behind it", () => {
    const start = text.indexOf(table);
    expect(ofTable.length).toBeGreaterThan(1);
    expect(new Set(ofTable.map((utterance) => utterance.start))).toEqual(new Set([start]));
    expect(ofTable.slice(0, -1).map(({ end }) => end)).toEqual(ofTable.slice(1).map(() => start));
    expect(ofTable.at(-1)?.end).toBe(start + table.length);
  });

  it("count it as heard when its last row was, and not before", () => {
    expect(ofTable.map((utterance) => text.slice(0, heardPlace(text, utterance, 0.9)).trim())).toEqual(
      ofTable.map(() => "Here it is, as you have asked."),
    );
    const last = ofTable.at(-1);
    expect(last && text.slice(0, heardPlace(text, last, 1)).endsWith(table)).toBe(true);
  });
});

describe("how far was heard", () => {
  const text = "The **first** one is this.\n\n```\ncode\n```\n\nEnd.";
  const [sentence, code] = cutWhileWritten(text);

  it.each([
    [0, ""],
    [0.3, "The"],
    [0.45, "The **first**"],
    [0.9, "The **first** one is"],
    [1, "The **first** one is this."],
  ])("after %d of a sentence is its last whole word", (share, heard) => {
    expect(sentence && text.slice(0, heardPlace(text, sentence, share))).toBe(heard);
  });

  it("is nothing of code that was not named to the end", () => {
    expect(code && heardPlace(text, code, 0.9)).toBe(code?.start);
    expect(code && heardPlace(text, code, 1)).toBe(code?.end);
  });
});
