import { expect, it } from "vitest";
import { chatScenes } from "#features/chat/server/scenes/chat-scenes.ts";
import { germanScenes } from "#features/demo/web/texts/german-scenes.ts";
import { runScenes } from "#features/runs/server/run-scenes.ts";
import { toolScenes } from "#features/tools/server/tool-scenes.ts";

it("has German words for every scene of the tour, a sentence for each to look at", () => {
  const scenes = [...toolScenes, ...runScenes, ...chatScenes];
  const sentences = (scenes: Iterable<[string, readonly string[]]>) =>
    [...scenes].map(([name, look]) => [name, look.length]).toSorted();
  expect(sentences(Object.entries(germanScenes).map(([name, { look }]) => [name, look]))).toEqual(
    sentences(scenes.map(({ name, look }) => [name, look])),
  );
});
