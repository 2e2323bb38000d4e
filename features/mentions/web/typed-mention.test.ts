import { describe, expect, it } from "vitest";
import { cutAtMentions } from "../contract/index.ts";
import { typedMentionAt, withMention } from "./typed-mention.ts";

const wordsAt = (text: string) => typedMentionAt(text, text.length)?.words;

describe("a mention that is being typed", () => {
  it("begins with an @ at the beginning of a word and goes on for up to three words", () => {
    expect(["@", "Hi @An", "Hi @Ann Mary B", "(@Bob"].map(wordsAt)).toEqual(["", "An", "Ann Mary B", "Bob"]);
  });

  it("is no address, no end of a line and no long sentence", () => {
    expect(["ann@example.com", "@Ann\n", "@Ann is of the opinion", "@ Ann"].map(wordsAt)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("makes place for the name, with one space behind it", () => {
    const text = "Hi @An, look";
    const typed = typedMentionAt(text, 6);
    expect(typed && withMention(text, typed, "Ann Lee")).toEqual({ text: "Hi @Ann Lee, look", cursor: 11 });
    expect(typed && withMention("Hi @An look", typed, "Ann Lee").text).toBe("Hi @Ann Lee look");
  });
});

it("a text is cut at its mentions, the longer of two names first, and not within longer words", () => {
  const mention = (name: string) => ({ type: "person" as const, id: name, name });
  const pieces = cutAtMentions("@Ann Lee, @Ann and @Anna", [mention("Ann"), mention("Ann Lee")]);
  expect(pieces.map(({ text, mention: of }) => [text, of?.name])).toEqual([
    ["@Ann Lee", "Ann Lee"],
    [", ", undefined],
    ["@Ann", "Ann"],
    [" and @Anna", undefined],
  ]);
});
