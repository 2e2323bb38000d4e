import { expect, it } from "vitest";
import { voices } from "../../contract/voices.ts";
import { voiceSamples } from "./voice-samples.ts";

it.each(voices.map(({ id }) => id))("%s introduces itself in at most 120 characters", (id) => {
  expect(voiceSamples[id].length).toBeLessThanOrEqual(120);
  expect(voiceSamples[id]).toMatch(/\p{L}.*[.?]$/u);
});

it("has each voice say something of its own", () => {
  expect(new Set(Object.values(voiceSamples)).size).toBe(voices.length);
});
