import { describe, expect, it } from "vitest";
import { citedSources, linkSources } from "./link-sources.ts";

const url = "/agents/knowledge/c/documents/d?passage=2";
const given = new Map([
  ["Handbook, Holidays", url],
  ["my_notes_, p. 1", "/agents/knowledge/c/documents/e?passage=1"],
]);

describe("a citation", () => {
  it("of a passage that the answer was given leads there", () => {
    expect(linkSources("25 days [Handbook, Holidays].", given)).toBe(`25 days [Handbook, Holidays](${url}).`);
  });

  it("is found as writers of Markdown escape it, and its name is no emphasis", () => {
    expect(linkSources(String.raw`\[my\_notes\_, p. 1\]`, given)).toBe(
      String.raw`[my\_notes\_, p. 1](/agents/knowledge/c/documents/e?passage=1)`,
    );
  });

  it.each([
    ["of something else", "[Handbook, Hours]"],
    ["in code", "`[Handbook, Holidays]`"],
    ["that is a link already", "[Handbook, Holidays](https://evil.test)"],
  ])("%s stays as it is", (_what, text) => expect(linkSources(text, given)).toBe(text));
});

it("sources on the web are no citations of this kind", () => {
  const call = { type: "tool-call" as const, toolCallId: "1", toolName: "t", title: "", line: "" };
  const parts = [
    {
      ...{ ...call, status: "succeeded" as const, summary: "", durationMs: null },
      sources: [
        { title: "News", url: "https://news.test" },
        { title: "Handbook, Holidays", url },
      ],
    },
  ];
  expect([...citedSources(parts)]).toEqual([["Handbook, Holidays", url]]);
});
