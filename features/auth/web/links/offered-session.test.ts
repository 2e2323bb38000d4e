import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStore } from "../session-store.ts";
import { asBegunHere } from "./begun-flows.ts";
import { isExpected, readOfferedSession } from "./offered-session.ts";

const key = "sb-app-auth-token";
const [ann, stranger] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  sessionStore.removeItem(key);
  sessionStore.removeItem("adjutant.begun-flows");
});

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.sig`;
const offer = (sub: string) => ({ access_token: tokenOf(sub), refresh_token: "r" });
const isTaken = (sub: string, address = "https://app.example/dashboard") =>
  isExpected(offer(sub), new URL(address), key);
const signIn = (id: string) => sessionStore.setItem(key, JSON.stringify({ user: { id } }));

test("the tokens of the fragment are an offer; an ordinary address offers nothing", () => {
  const hash = `#access_token=${tokenOf(ann)}&refresh_token=r`;
  expect(readOfferedSession({ hash })).toEqual(offer(ann));
  expect(readOfferedSession({ hash: "#features" })).toBeUndefined();
});

test("a session that nobody here asked for is not taken, signed in or out", () => {
  expect(isTaken(stranger)).toBe(false);
  signIn(ann);
  expect(isTaken(stranger)).toBe(false);
});

test("a link of the account that is signed in here is taken", () => {
  signIn(ann);
  expect(isTaken(ann)).toBe(true);
});

test("the return of a flow that this browser began is taken, once and for a week", () => {
  const address = asBegunHere("https://app.example/auth?next=%2Fchat#old");
  expect(new URL(address).searchParams.get("next")).toBe("/chat");
  expect(new URL(address).hash).toBe("");
  expect([isTaken(ann, address), isTaken(ann, address)]).toEqual([true, false]);
  const late = asBegunHere("https://app.example/auth");
  vi.setSystemTime(new Date("2026-11-27T12:00:01Z"));
  expect(isTaken(ann, late)).toBe(false);
});

test.each(["", "anything", "null"])("a state that this browser does not keep is none: %s", (state) => {
  asBegunHere("https://app.example/auth");
  expect(isTaken(stranger, `https://app.example/auth?flow=${state}`)).toBe(false);
});

test("a token that cannot be read is not taken", () => {
  signIn(ann);
  expect(isExpected({ access_token: "nonsense", refresh_token: "" }, new URL("https://a.example"), key)).toBe(
    false,
  );
});
