import { describe, expect, it } from "vitest";
import { providerWords, providerWordsOf } from "./provider-words.ts";

describe("the provider's own words", () => {
  it.each([
    ['{"error":{"message":"No such model."}}', "No such model."],
    ['{"error":"No such model."}', "No such model."],
    ['{"message":"No such model."}', "No such model."],
    ['[{"error":{"message":"No such model."}}]', "No such model."],
    ["No such\n model.", "No such model."],
    ["<html><body>Bad gateway</body></html>", undefined],
    ['{"data":{"secret":"x"}}', undefined],
    ["", undefined],
  ])("in %s are %s", (body, words) => {
    expect(providerWords(body, undefined)).toBe(words);
  });

  it("never hold the key, nor what looks like one, and are short", () => {
    const said = '{"error":{"message":"Key my-own-key and sk-another-secret are wrong."}}';
    expect(providerWords(said, "my-own-key")).toBe("Key … and … are wrong.");
    expect(providerWords("word ".repeat(1_000), undefined)).toHaveLength(300);
  });

  it("are found in an error inside a stream, and in no failure of our own", () => {
    expect(providerWordsOf({ message: "Overloaded" }, undefined)).toBe("Overloaded");
    expect(providerWordsOf(new Error("connect ECONNREFUSED"), undefined)).toBeUndefined();
  });
});
