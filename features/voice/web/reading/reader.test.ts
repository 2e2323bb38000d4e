import { expect, it } from "vitest";
import type { SoundEnd } from "../sound/play-sound.ts";
import { createReader, type ReaderParts } from "./reader.ts";

/** A world in which every speech comes, and every sound ends, when it is told to. */
function heldWorld() {
  const asked: string[] = [];
  const played: string[] = [];
  const failures: string[] = [];
  const speeches = new Map<string, PromiseWithResolvers<Blob>>();
  const sounds = new Map<string, PromiseWithResolvers<SoundEnd>>();
  const names = new Map<Blob, string>();
  const parts: ReaderParts = {
    fetchSpeech(utterance) {
      asked.push(utterance);
      const held = Promise.withResolvers<Blob>();
      speeches.set(utterance, held);
      return held.promise;
    },
    play(sound, signal) {
      const name = names.get(sound) ?? "";
      played.push(name);
      const held = Promise.withResolvers<SoundEnd>();
      sounds.set(name, held);
      signal.addEventListener("abort", () => held.resolve("aborted"));
      return held.promise;
    },
    onFailure: (of, error) => failures.push(`${of}: ${error}`),
  };
  return {
    ...{ parts, asked, played, failures },
    give(utterance: string) {
      const sound = new Blob([utterance]);
      names.set(sound, utterance);
      speeches.get(utterance)?.resolve(sound);
    },
    refuse: (utterance: string, why: string) => speeches.get(utterance)?.reject(why),
    end: (utterance: string) => sounds.get(utterance)?.resolve("ended"),
    pause: (utterance: string) => sounds.get(utterance)?.resolve("paused"),
    breakSound: (utterance: string, why: string) => sounds.get(utterance)?.reject(why),
  };
}

it("speaks one after another and fetches the next while one sounds, not more", async () => {
  const world = heldWorld();
  const reader = createReader();
  const done = reader.read("m", ["one", "two", "three"], world.parts);
  expect(reader.current()).toEqual({ state: "fetching", messageId: "m", index: 0, count: 3 });
  world.give("one");
  await expect.poll(() => world.played).toEqual(["one"]);
  expect(world.asked).toEqual(["one", "two"]);
  expect(reader.current()).toMatchObject({ state: "speaking", index: 0 });
  world.give("two");
  world.end("one");
  await expect.poll(() => world.played).toEqual(["one", "two"]);
  world.end("two");
  await expect.poll(() => world.asked).toEqual(["one", "two", "three"]);
  world.give("three");
  await expect.poll(() => world.played).toHaveLength(3);
  world.end("three");
  await done;
  expect(reader.current()).toEqual({ state: "silent" });
});

it("is silent at once when it is stopped, and plays nothing that comes later", async () => {
  const world = heldWorld();
  const reader = createReader();
  const done = reader.read("m", ["one", "two"], world.parts);
  reader.stop();
  expect(reader.current()).toEqual({ state: "silent" });
  world.give("one");
  await done;
  expect(world.played).toEqual([]);
  expect(world.failures).toEqual([]);
});

it("goes on with the next when one is skipped, while it sounds and while it is fetched", async () => {
  const world = heldWorld();
  const reader = createReader();
  const done = reader.read("m", ["one", "two", "three"], world.parts);
  reader.skip();
  await expect.poll(() => world.asked).toEqual(["one", "two"]);
  world.give("two");
  await expect.poll(() => world.played).toEqual(["two"]);
  reader.skip();
  world.give("three");
  await expect.poll(() => world.played).toEqual(["two", "three"]);
  reader.skip();
  await done;
  expect(reader.current()).toEqual({ state: "silent" });
});

it("ends the message that is read when another one begins", async () => {
  const world = heldWorld();
  const other = heldWorld();
  const reader = createReader();
  const first = reader.read("a", ["one", "two"], world.parts);
  world.give("one");
  await expect.poll(() => world.played).toEqual(["one"]);
  const second = reader.read("b", ["three"], other.parts);
  await first;
  expect(reader.current()).toMatchObject({ messageId: "b" });
  other.give("three");
  await expect.poll(() => other.played).toEqual(["three"]);
  other.end("three");
  await second;
  expect(world.played).toEqual(["one"]);
});

it("says what failed and is silent, also when it failed while the one before sounded", async () => {
  const world = heldWorld();
  const reader = createReader();
  const done = reader.read("m", ["one", "two", "three"], world.parts);
  world.give("one");
  await expect.poll(() => world.asked).toEqual(["one", "two"]);
  world.refuse("two", "no voice left");
  world.end("one");
  await done;
  expect(world.failures).toEqual(["speech: no voice left"]);
  expect(reader.current()).toEqual({ state: "silent" });

  const again = reader.read("m", ["four"], world.parts);
  world.give("four");
  await expect.poll(() => world.played).toEqual(["one", "four"]);
  world.breakSound("four", "no sound");
  await again;
  expect(world.failures.at(-1)).toBe("sound: no sound");
});

it("is silent when it is paused from outside, and does not go on with the next", async () => {
  const world = heldWorld();
  const reader = createReader();
  const done = reader.read("m", ["one", "two"], world.parts);
  world.give("one");
  await expect.poll(() => world.played).toEqual(["one"]);
  world.give("two");
  world.pause("one");
  await done;
  expect(world.played).toEqual(["one"]);
  expect(reader.current()).toEqual({ state: "silent" });
});

it("reads nothing of nothing", async () => {
  const reader = createReader();
  await reader.read("m", [], heldWorld().parts);
  expect(reader.current()).toEqual({ state: "silent" });
});
