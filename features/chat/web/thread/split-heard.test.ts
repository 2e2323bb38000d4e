import { describe, expect, it } from "vitest";
import type { RunPart } from "#features/runs/web/index.tsx";
import { splitHeard } from "./split-heard.ts";

const text = (words: string): RunPart => ({ type: "text", text: words });
const call: RunPart = {
  ...{ type: "tool-call", toolCallId: "1", toolName: "calculate", title: "Calculate", line: "2 * 2" },
  ...{ status: "succeeded", summary: "4", sources: [], durationMs: 3 },
};

describe("an answer that was interrupted", () => {
  it("is cut where it was heard to, without losing a character", () => {
    expect(splitHeard([text("One two. Three.")], 8)).toEqual({
      heard: [text("One two.")],
      unheard: [text(" Three.")],
    });
  });

  it("is counted over all its parts with an empty line between two", () => {
    expect(splitHeard([text("One."), call, text("Two. Three.")], 10)).toEqual({
      heard: [text("One."), call, text("Two.")],
      unheard: [text(" Three.")],
    });
  });

  it("keeps what was done after that place behind it", () => {
    expect(splitHeard([text("One."), call, text("Two.")], 2)).toEqual({
      heard: [text("On")],
      unheard: [text("e."), call, text("Two.")],
    });
  });

  it("was not heard at all where it was stopped before the first word", () => {
    expect(splitHeard([text("One.")], 0)).toEqual({ heard: [], unheard: [text("One.")] });
  });

  it("does not count what a restart has cut off", () => {
    const lost: RunPart = { type: "text", text: "One of", isInterrupted: true };
    expect(splitHeard([lost, text("One. Two.")], 4)).toEqual({
      heard: [lost, text("One.")],
      unheard: [text(" Two.")],
    });
  });
});

it.each([
  ["was not interrupted", [text("One.")], null],
  ["was heard to its end", [text("One. ")], 4],
  ["says nothing", [], 0],
])("an answer that %s is not cut", (_how, parts, heardCharacters) => {
  expect(splitHeard(parts, heardCharacters)).toBeUndefined();
});
