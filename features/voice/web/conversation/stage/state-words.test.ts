import { expect, it } from "vitest";
import type { TalkView } from "../talk/talk.ts";
import { announcedWords, stateWords } from "./state-words.ts";

const view = (state: TalkView["state"], rest: Partial<TalkView> = {}) => ({
  ...{ state, mode: "hands-free" as const, mayBargeIn: true },
  ...rest,
});

it("says how to talk, by hand or without", () => {
  const listening = { name: "listening", isHearing: false } as const;
  expect(stateWords(view(listening)).hint).toBe("Speak whenever you like.");
  expect(stateWords(view(listening, { mode: "push-to-talk" })).hint).toMatch(/Hold Space/);
});

it("says what a tool is doing while one waits", () => {
  const words = stateWords(view({ name: "thinking", about: "answer" }), "Calculate: working");
  expect(words).toEqual({ title: "Thinking", hint: "Calculate: working" });
});

it("offers to interrupt by speaking only where something is heard", () => {
  expect(stateWords(view({ name: "speaking" })).hint).toMatch(/speak, or press/);
  expect(stateWords(view({ name: "speaking" }, { mayBargeIn: false })).hint).not.toMatch(/speak/);
  const held = view({ name: "speaking" }, { mode: "push-to-talk" });
  expect(stateWords(held).hint).toMatch(/hold Space/);
  expect(stateWords(held).hint).not.toMatch(/speak/);
});

it("says of a microphone that does not hear what one can do all the same", () => {
  expect(stateWords(view({ name: "problem", problem: "denied" })).hint).toMatch(/You can still type/);
});

it("announces what one has to know, and nothing into what somebody says", () => {
  const listening = (isHearing: boolean) => view({ name: "listening", isHearing });
  expect(announcedWords(listening(false))).toBe("Listening. Speak whenever you like.");
  expect(announcedWords(view({ name: "thinking", about: "answer" }))).toBe("Thinking");
  expect(announcedWords(listening(true))).toBe("");
  expect(announcedWords(view({ name: "speaking" }))).toBe("");
});
