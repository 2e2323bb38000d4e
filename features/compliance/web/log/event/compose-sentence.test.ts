import { expect, it } from "vitest";
import type { LogEvent } from "../../../contract/index.ts";
import { english } from "../../texts/english.ts";
import { composeSentence } from "./compose-sentence.ts";

const id = "0193a5c0-0000-7000-8000-0000cafe0001";
const event: LogEvent = {
  ...{ id, number: 7, act: "agent.deleted", at: "2026-11-21T14:02:11.000Z" },
  actor: { kind: "user", id, name: "Ann" },
  onBehalfOf: null,
  targets: [{ type: "agent", id, name: "Quotes", page: "/agents/1" }],
  facts: { version: 3 },
  outcome: "ok",
  errorCode: null,
  ...{ conversation: null, run: null, step: null },
};

const say = (template: string | undefined, facts: Partial<LogEvent> = {}) =>
  composeSentence({ ...event, ...facts }, template, english.sentence)
    .map(({ text }) => text)
    .join("");

it("says who did what to which thing, with the way to it", () => {
  expect(composeSentence(event, "{actor} deleted the agent {agent}", english.sentence)).toEqual([
    { text: "Ann deleted the agent " },
    { text: "Quotes", page: "/agents/1" },
  ]);
});

it("calls what is gone by its short id", () => {
  const targets = [{ type: "agent", id, name: null, page: null }];
  expect(say("{actor} deleted the agent {agent}", { targets })).toBe("Ann deleted the agent (cafe0001)");
});

it("sets a name of several words apart", () => {
  const conversation = { type: "conversation", id, name: "What is new?", page: null };
  expect(say("{actor} sent a message in {conversation}", { conversation })).toBe(
    "Ann sent a message in “What is new?”",
  );
});

it("says for whom an agent acted", () => {
  const actor = { kind: "agent" as const, id, name: "Quotes" };
  const onBehalfOf = { type: "user", id, name: "Bob", page: null };
  expect(say("{actor} made a task", { actor, onBehalfOf })).toBe("Quotes, for Bob, made a task");
  expect(say("{person} signed in", { actor, onBehalfOf })).toBe("Bob signed in");
});

it("leaves out what stands in brackets when it is not known", () => {
  expect(say("{actor} used the tool[ {fact.tool}]")).toBe("Ann used the tool");
  expect(say("{actor} used the tool[ {fact.tool}]", { facts: { tool: "search" } })).toBe(
    "Ann used the tool search",
  );
});

it("names the product, a stranger, and an act without words", () => {
  expect(say("{actor} did it", { actor: { kind: "system", id: "retention", name: null } })).toBe(
    "The product did it",
  );
  expect(say("{actor} did it", { actor: { kind: "anonymous", id: null, name: null } })).toBe(
    "Somebody did it",
  );
  expect(say(undefined)).toBe("Ann: agent.deleted");
});

it("says the facts of a period in words", () => {
  const facts = { kind: "log_content", days: "never", days_before: 90 };
  const template = "{actor} set how long data is kept: {fact.kind}, {fact.days} (before: {fact.days_before})";
  expect(say(template, { act: "retention_period.set", facts })).toBe(
    "Ann set how long data is kept: personal content in the log, until somebody deletes it (before: 90 days)",
  );
  expect(say("{fact.days}", { facts })).toBe("never");
});
