import { expect, it } from "vitest";
import { samplesFor } from "./samples-for.ts";

const texts = (...facts: Parameters<typeof samplesFor>) => samplesFor(...facts).map(({ text }) => text);

it("a model without tools gets suggestions that need none", () => {
  const samples = texts({ hasTools: false, hasConversations: true });
  expect(samples).not.toEqual([]);
  expect(samples.filter((text) => /\d|https|days|we say|we said/.test(text))).toEqual([]);
  expect(texts({ hasTools: false, hasConversations: true }, [])).toEqual([]);
  expect(texts({ hasTools: false, hasConversations: true }, ["What is 2 + 2?"])).toEqual(samples);
});

it("searching is suggested to people who have something to find, and they write what", () => {
  expect(texts({ hasTools: true, hasConversations: false })).not.toContainEqual(
    expect.stringMatching(/^Find/),
  );
  const found = samplesFor({ hasTools: true, hasConversations: true }).at(-1);
  expect(found).toEqual({ label: "Find what we said about…", text: "Find what we said about " });
});
