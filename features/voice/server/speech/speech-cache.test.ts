import { expect, it } from "vitest";
import { createSpeechCache, speechKey } from "./speech-cache.ts";

const speech = (bytes: number) => ({ mp3: Buffer.alloc(bytes), seconds: 1 });
const request = { text: "Hello", voiceId: "jarvis", personality: undefined };

it("gives again what it keeps, and forgets what was not asked for the longest", () => {
  const cache = createSpeechCache(100);
  const first = speech(40);
  cache.keep("a", first);
  cache.keep("b", speech(40));
  expect(cache.find("a")).toBe(first);
  cache.keep("c", speech(40));
  expect(cache.find("b")).toBeUndefined();
  expect(cache.find("a")).toBe(first);
  expect(cache.find("c")).toBeDefined();
});

it("keeps nothing that is larger than it is, and counts what is kept twice once", () => {
  const cache = createSpeechCache(100);
  cache.keep("large", speech(101));
  expect(cache.find("large")).toBeUndefined();
  for (let time = 0; time < 5; time++) cache.keep("a", speech(60));
  cache.keep("b", speech(40));
  expect(cache.find("a")).toBeDefined();
  expect(cache.find("b")).toBeDefined();
});

it("has a key of its own for each workspace, engine, voice, personality and text", () => {
  const keys = [
    speechKey("w1", "e", request),
    speechKey("w2", "e", request),
    speechKey("w1", "f", request),
    speechKey("w1", "e", { ...request, voiceId: "gpt_default" }),
    speechKey("w1", "e", { ...request, personality: "calm" }),
    speechKey("w1", "e", { ...request, text: "hello" }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(speechKey("w1", "e", { ...request })).toBe(keys[0]);
});
