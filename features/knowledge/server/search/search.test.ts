import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { knowledgeModule } from "../module.ts";
import { stageCollection, stagePerson } from "../testing/stage-collections.ts";
import { searchKnowledge } from "./search-knowledge.ts";

let server: TestServer;
let ann: UserActor;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
  ann = await stagePerson(server);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Words that say nothing of what is asked below, so that rarity means something. */
const filling = Array.from(
  { length: 12 },
  (_, n) => `Paragraph ${n} describes the coffee machine, the garden, the printer and the parking lot ${n}.`,
);

async function stage(texts: string[], title = "Guide") {
  const handbook = await stageCollection(server, ann);
  await handbook.add("Office", filling);
  for (const text of texts) await handbook.add(title, [text]);
  return { handbook, ask: (question: string) => ask([handbook.id], question) };
}

const ask = (collectionIds: string[], question: string, who = ann) =>
  searchKnowledge(server.as(who), { question, collectionIds, limit: 10 });
const textsOf = ({ items }: Awaited<ReturnType<typeof ask>>) => items.map(({ text }) => text);

describe("a question to knowledge", () => {
  it("finds the passage with most of its words first, and says which and why", async () => {
    const { handbook, ask } = await stage([
      "Vacation lasts thirty days a year.",
      "Sick leave counts from the third day.",
    ]);
    const found = await ask("How many days of vacation are there?");
    expect(found.items[0]).toMatchObject({
      text: "Vacation lasts thirty days a year.",
      documentTitle: "Guide",
      collectionId: handbook.id,
      collectionName: "Handbook",
      byWords: 1,
      byMeaning: null,
      words: ["days", "vacation"],
    });
    expect(found.words).toEqual([
      { word: "days", foundAs: [], passages: 2, weight: expect.any(Number) },
      { word: "vacation", foundAs: [], passages: 1, weight: expect.any(Number) },
    ]);
    const [days, vacation] = found.words;
    expect(vacation?.weight).toBeGreaterThan(days?.weight ?? 0);
    expect(found).toMatchObject({ isAnswered: true, withoutMeaning: "no_model" });
  });

  it("finds other forms of a word, in English and in German", async () => {
    const { ask } = await stage([
      "Employees submit their expenses within a month.",
      "Die Kündigung des Vertrages erfolgt schriftlich.",
    ]);
    expect(textsOf(await ask("submitting an expense"))[0]).toMatch(/^Employees/);
    expect(textsOf(await ask("Wie werden Verträge gekündigt?"))[0]).toMatch(/^Die Kündigung/);
    expect(textsOf(await ask("Kündigungen"))).toEqual([expect.stringMatching(/^Die Kündigung/)]);
  });

  it("finds a misspelled word by its nearest, and says as what", async () => {
    const { ask } = await stage(["The reimbursement is paid in March."]);
    const found = await ask("When is the reimbursment paid?");
    expect(textsOf(found)).toEqual(["The reimbursement is paid in March."]);
    expect(found.words[0]).toMatchObject({ word: "reimbursment", foundAs: ["reimbursement"] });
    expect(found.isAnswered).toBe(true);
    expect((await ask("When is the reimbursement paid?")).words[0]?.foundAs).toEqual([]);
  });

  it("finds the parts of a German compound", async () => {
    const { ask } = await stage(["Der Urlaubsanspruch beträgt dreißig Tage."]);
    const found = await ask("Wie viel Urlaub habe ich?");
    expect(textsOf(found)).toEqual(["Der Urlaubsanspruch beträgt dreißig Tage."]);
    expect(found.words).toMatchObject([{ word: "Urlaub", foundAs: ["urlaubsanspruch"] }]);
  });

  it("finds numbers and dates in other spellings", async () => {
    const { ask } = await stage([
      "The fee is 2,480 euros.",
      "Der Satz beträgt 3,5 Prozent.",
      "The move is on 2026-11-21.",
    ]);
    expect(textsOf(await ask("2480"))).toEqual(["The fee is 2,480 euros."]);
    expect(textsOf(await ask("3.5"))).toEqual(["Der Satz beträgt 3,5 Prozent."]);
    expect(textsOf(await ask("Was ist am 21.11.2026?"))).toEqual(["The move is on 2026-11-21."]);
  });

  it("finds scripts that write no spaces, and letters with marks written without", async () => {
    const { ask } = await stage([
      "会議は十時に東京で始まります。",
      "Das Café öffnet um neun.",
      "مرحبا بكم في المكتب",
    ]);
    expect(textsOf(await ask("東京の会議"))).toEqual([expect.stringContaining("東京")]);
    expect(textsOf(await ask("cafe"))).toEqual(["Das Café öffnet um neun."]);
    expect(textsOf(await ask("المكتب"))).toEqual(["مرحبا بكم في المكتب"]);
  });

  it("finds a passage by the title and folder of its document and by its heading", async () => {
    const handbook = await stageCollection(server, ann);
    await handbook.add("Travel policy", [{ place: "Hotels", text: "At most 120 euros a night." }], "Finance");
    for (const question of ["travel", "finance", "hotel"])
      expect(textsOf(await ask([handbook.id], question))).toEqual(["At most 120 euros a night."]);
    expect(textsOf(await ask([handbook.id], "p. 1"))).toEqual([]);
  });

  it("is not answered when the collections say nothing about it", async () => {
    const { ask } = await stage(["Vacation lasts thirty days a year.", "The printer stands in room 4."]);
    for (const question of [
      "Who won the football championship?",
      "Which medicine helps against headache?",
      "What is the capital of Peru?",
      "How do I repair the printer's fuser unit?",
    ]) {
      expect([question, (await ask(question)).isAnswered]).toEqual([question, false]);
    }
    expect((await ask("Where is the printer?")).isAnswered).toBe(true);
    expect(await ask("the of and")).toMatchObject({ items: [], isAnswered: false });
  });

  it("gives different passages: neither neighbours, which overlap, nor copies", async () => {
    const handbook = await stageCollection(server, ann);
    await handbook.add("Long", [
      "Parental leave, first part.",
      "Parental leave, second part.",
      "Garden.",
      "Parental leave again.",
    ]);
    await handbook.add("Copy", ["Parental leave again."]);
    const found = await ask([handbook.id], "parental leave");
    expect(found.items.map(({ number }) => number).toSorted()).toHaveLength(2);
    expect(new Set(textsOf(found)).size).toBe(2);
  });

  it("prefers a passage with the words side by side to one with them far apart", async () => {
    const { ask } = await stage([
      `The notice was posted. ${"Unrelated sentence about chairs. ".repeat(4)} Every period has an end.`,
      `Chairs were moved yesterday. ${"Unrelated sentence about tables. ".repeat(4)} The notice period is a month.`,
    ]);
    expect(textsOf(await ask("notice period"))[0]).toMatch(/notice period is a month\.$/);
  });

  it("finds with words that most passages have, and reads no more for them", async () => {
    const { ask } = await stage(["The coffee machine in the garden is broken."]);
    const found = await ask("coffee machine garden");
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.isAnswered).toBe(true);
  });
});

describe("what a question may hold", () => {
  it("is anything: nothing makes it fail, and no operator of a query counts", async () => {
    const { ask } = await stage(["Fish & chips are served on Friday."]);
    for (const question of [
      "'",
      "'' | 'fish",
      "fish & !chips",
      "\\",
      "fish\\'chips",
      "fish:* <-> chips",
      "((((",
      "'; drop table chunks; --",
      "%_%",
      "!?.,;:-/".repeat(62),
      "a\0b fish",
      "🐟🐟🐟",
      "👨‍👩‍👧‍👦 fish",
      "\u202Efish\u202C",
      "\ud800 fish",
      "x".repeat(500),
      "1.".repeat(250),
      "'’".repeat(250),
      `${"wort ".repeat(99)}fish`,
    ]) {
      const found = await ask(question);
      const isFound = /fish/.test(question);
      expect([question, found.items.length > 0]).toEqual([question, isFound]);
    }
  });
});
