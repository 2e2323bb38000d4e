import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { presentState } from "./present-state.ts";
import { createTyping } from "./typing.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [here, there] = [
  { noun: "conversation", id: "a" },
  { noun: "conversation", id: "b" },
];

function stage() {
  const said: string[] = [];
  return { said, typing: createTyping(({ id }, state) => said.push(`${id} ${state}`)) };
}

it("says that somebody types at most every three seconds, and stops after five of silence", () => {
  const { said, typing } = stage();
  for (const text of ["", "H", "He", "Hel"]) typing.see(here, text);
  expect(said).toEqual(["a writing"]);
  vi.advanceTimersByTime(3_000);
  typing.see(here, "Hell");
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(["a writing", "a writing", "a here"]);
});

it("stops at once when the text is sent", () => {
  const { said, typing } = stage();
  for (const text of ["", "Hello", ""]) typing.see(here, text);
  expect(said).toEqual(["a writing", "a here"]);
});

it("takes no draft for typing that another place brings along, and what is typed there next for it", () => {
  const { said, typing } = stage();
  typing.see(here, "");
  typing.leave(here);
  typing.see(there, "A kept draft");
  expect(said).toEqual([]);
  typing.see(there, "A kept draft.");
  expect(said).toEqual(["b writing"]);
  typing.leave(there);
});

it("is the state that a heartbeat repeats, so that it does not end it", () => {
  const { typing } = stage();
  typing.see(here, "");
  expect(presentState(here)).toBe("here");
  typing.see(here, "H");
  expect([presentState(here), presentState(there)]).toEqual(["writing", "here"]);
  vi.advanceTimersByTime(5_000);
  expect(presentState(here)).toBe("here");
  typing.see(here, "He");
  typing.leave(here);
  expect(presentState(here)).toBe("here");
});
