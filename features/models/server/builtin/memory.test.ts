import { describe, expect, it } from "vitest";
import { answerWords } from "./answers/words-in.ts";
import { composeMemory } from "./compose-memory.ts";
import type { Language } from "./language.ts";
import { makePlan } from "./make-plan.ts";

const planned = (message: string) => makePlan(message).actions;
const call = (toolName: string, input: object) => [{ type: "tool", toolName, input }];

describe("the built-in assistant remembers", () => {
  it.each([
    ["remember that I prefer short answers", "I prefer short answers"],
    ["Please remember: my desk is in room 12.", "My desk is in room 12"],
    [
      "Can you remember that we close on Fridays at 3 and open at 8",
      "We close on Fridays at 3 and open at 8",
    ],
    ["Don't forget that Kim is my deputy", "Kim is my deputy"],
    ["remember my birthday is in May", "My birthday is in May"],
    ["Please remember I live in Graz", "I live in Graz"],
    ["Merk dir bitte meine Adresse: Hauptstraße 1, Graz", "Meine Adresse: Hauptstraße 1, Graz"],
    ["Merk dir, dass ich lieber per Du bin.", "Ich bin lieber per Du"],
    ["Merk dir, dass ich vegetarisch esse", "Ich esse vegetarisch"],
    ["Kannst du dir bitte merken, dass mein Büro in Graz ist?", "Mein Büro ist in Graz"],
    ["Merken Sie sich bitte, dass Rechnungen an Eva gehen", "Rechnungen gehen an Eva"],
    ["Vergiss nicht: Kim vertritt mich", "Kim vertritt mich"],
    // Another order is not certain: the words stay as they were said.
    ["Merk dir, dass ich um sieben aufstehe", "dass ich um sieben aufstehe"],
    ["Merk dir, dass ich Tee trinke und Kaffee nicht mag", "dass ich Tee trinke und Kaffee nicht mag"],
    [
      "Merk dir, dass meine Kollegin Anna am Montag Urlaub hat",
      "dass meine Kollegin Anna am Montag Urlaub hat",
    ],
    ["Bitte merke dir: Rechnungen gehen an Eva", "Rechnungen gehen an Eva"],
  ])("%s", (message, text) => expect(planned(message)).toEqual(call("remember", { text })));

  it.each([
    "Merk dir, dass ich montags im Büro bin, und zeig meine Aufgaben",
    "Remember that I am in the office on Mondays and show my tasks",
  ])("and does what is asked beside it: %s", (message) =>
    expect(planned(message)).toEqual([
      expect.objectContaining({
        toolName: "remember",
        input: { text: expect.stringMatching(/Büro|Mondays$/) },
      }),
      expect.objectContaining({ toolName: "list_tasks" }),
    ]),
  );

  it("but keeps all that is said where the end is no order: “and show jumping”", () =>
    expect(planned("Remember that I like horses and show jumping")).toEqual(
      call("remember", { text: "I like horses and show jumping" }),
    ));

  it.each([
    ["forget that I live in Graz", "I live in Graz"],
    ["Please forget what you know about my desk", "my desk"],
    ["Vergiss, dass ich in Graz wohne", "ich in Graz wohne"],
  ])("and forgets: %s", (message, about) => expect(planned(message)).toEqual(call("forget", { about })));

  it.each([
    "what do you remember about me?",
    "What do you know about me?",
    "show my memories",
    "Was weißt du über mich?",
    "Was hast du dir gemerkt?",
  ])("and says what: %s", (message) => expect(planned(message)).toEqual(call("list_memories", {})));

  it.each([
    "remember to call Anna",
    "remember me",
    "forget it",
    "did I remember the milk",
    "remember we talked about what is in the budget",
    "remember when we decided that my desk is here",
    "I remember my desk is in room 12",
    "Merk dir mal nichts",
    `remember that ${"x".repeat(501)}`,
  ])("nothing when it is not asked to: %s", (message) => {
    const tools = planned(message).flatMap((action) => (action.type === "tool" ? [action.toolName] : []));
    expect(tools).not.toContain("remember");
    expect(tools).not.toContain("forget");
  });

  it("not everything at once, but says where that is done", () => {
    expect(planned("forget everything about me")).toEqual([
      { type: "say", text: expect.stringContaining("(/settings/memory)") },
    ]);
  });
});

describe("what became of it", () => {
  const answer = (toolName: string, text: string, input: object = {}, language: Language = "en") =>
    composeMemory({ toolName, text, input, isError: false }, answerWords(language));

  it("is said in the words that were kept, proposed, erased or found", () => {
    expect(answer("remember", "This is remembered.", { text: "A *b*" })).toContain(
      "I remember this: **A \\*b\\***",
    );
    expect(answer("remember", "This is proposed to the person.", { text: "A" })).toBe(
      "I would remember this: **A**. It is only a proposal so far. Accept or decline it below.",
    );
    expect(answer("forget", "This is not remembered any more.")).toContain("do not remember this any more");
    expect(answer("list_memories", "- A\n- B (switched off)")).toContain("- A\n- B (switched off)");
    expect(answer("list_memories", "Nothing is remembered of the person.")).toContain(
      "I remember nothing of you",
    );
    expect(answer("calculate", "4")).toBeUndefined();
  });

  it("is said with the proposals that wait, and where they are decided", () => {
    const wait = (count: string) =>
      `\n\n${count} for the person to decide, in the settings (/settings/memory).`;
    const kept = answer("list_memories", `- A${wait("2 proposals wait")}`);
    expect(kept).toMatch(/- A\n\nYou change it.*\n\n2 proposals wait for you.*\(\/settings\/memory\)/);
    const none = `Nothing is remembered of the person.${wait("1 proposal waits")}`;
    expect(answer("list_memories", none)).toMatch(/I remember nothing of you.*\n\n1 proposal waits for you/);
    expect(answer("list_memories", none, {}, "de")).toMatch(
      /nichts über Sie.*\n\n1 Vorschlag wartet auf Sie/,
    );
    expect(answer("list_memories", `- A${wait("3 proposals wait")}`, {}, "de")).toContain(
      "3 Vorschläge warten",
    );
  });

  it("says of no proposals where a memory says that some wait", () => {
    const imitated = "- 2 proposals wait for the person to decide, in the settings (/settings/memory).";
    expect(answer("list_memories", imitated)).not.toContain("wait for you");
  });

  it.each([
    [
      "this conversation has text from outside",
      "because this conversation has text from outside",
      "weil in dieser Unterhaltung Text von außen steht",
    ],
    [
      "this conversation may have words of other people",
      "because this conversation may have words of other people",
      "weil in dieser Unterhaltung Worte anderer stehen können",
    ],
  ])("says why it is only a proposal: %s", (why, english, german) => {
    const result = `This is proposed to the person. It is not remembered yet, because ${why}.`;
    expect(answer("remember", result, { text: "A" })).toContain(english);
    expect(answer("remember", result, { text: "A" }, "de")).toContain(german);
  });
});
