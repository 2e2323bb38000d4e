import { afterEach, expect, it, vi } from "vitest";
import { createSpeechCache, speechKey } from "./speech-cache.ts";
import type { SpeechRequest } from "./speech-engine.ts";

afterEach(() => void vi.useRealTimers());

const speech = (bytes: number) => ({ mp3: Buffer.alloc(bytes), seconds: 1 });
const request: SpeechRequest = {
  ...{ text: "Hello", voiceId: "jarvis", stockVoice: "en+m3", personality: undefined },
  language: undefined,
};

it("gives again what it keeps, and forgets what was not asked for the longest", () => {
  const cache = createSpeechCache({ limitBytes: 100 });
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
  const cache = createSpeechCache({ limitBytes: 100 });
  cache.keep("large", speech(101));
  expect(cache.find("large")).toBeUndefined();
  for (let time = 0; time < 5; time++) cache.keep("a", speech(60));
  cache.keep("b", speech(40));
  expect(cache.find("a")).toBeDefined();
  expect(cache.find("b")).toBeDefined();
});

it("keeps nothing for longer than an hour, however often it is asked for", () => {
  vi.useFakeTimers();
  const cache = createSpeechCache();
  cache.keep("a", speech(40));
  for (let minute = 0; minute < 60; minute++) {
    expect(cache.find("a")).toBeDefined();
    vi.advanceTimersByTime(60_000);
  }
  expect(cache.find("a")).toBeUndefined();
});

it("forgets at the time, also what nobody asks for, and what is kept again stays for an hour more", () => {
  vi.useFakeTimers();
  const cache = createSpeechCache();
  cache.keep("a", speech(40));
  cache.keep("b", speech(40));
  vi.advanceTimersByTime(3_599_999);
  cache.keep("a", speech(40));
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(1);
  expect(cache.find("a")).toBeDefined();
});

it("has a key of its own for each workspace, engine, voice, stock voice, personality, language and text", () => {
  const keys = [
    speechKey("w1", "e", request),
    speechKey("w2", "e", request),
    speechKey("w1", "f", request),
    speechKey("w1", "e", { ...request, voiceId: "gpt_default" }),
    speechKey("w1", "e", { ...request, stockVoice: "en+m4" }),
    speechKey("w1", "e", { ...request, personality: "calm" }),
    speechKey("w1", "e", { ...request, language: "de" }),
    speechKey("w1", "e", { ...request, text: "hello" }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(speechKey("w1", "e", { ...request })).toBe(keys[0]);
});
