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

/** Asks questions of a collection with these documents. */
async function about(documents: Record<string, string>) {
  const handbook = await stageCollection(server, ann);
  for (const [title, text] of Object.entries(documents)) await handbook.add(title, [text]);
  return (question: string) =>
    searchKnowledge(server.as(ann), { question, collectionIds: [handbook.id], limit: 10 });
}

const support = {
  Support: "Our hotline answers Monday to Friday from 8 to 18.",
  Refunds: "Refunds are paid within 14 days.",
};
const rules = {
  Kontakt: "Die Hotline antwortet montags bis freitags von 8 bis 18 Uhr.",
  Urlaub: "Alle haben dreißig Tage Urlaub im Jahr.",
};

describe("a question whose words stand in the documents in part", () => {
  it.each([
    "When does the hotline answer on weekdays?",
    "When is money refunded?",
    "How long do refunds take?",
    "When are refunds transferred?",
  ])("is answered by a sentence that says what kind of answer is asked for: %s", async (question) => {
    const { isAnswered } = await (await about(support))(question);
    expect(isAnswered).toBe(true);
  });

  it("is answered in German, too", async () => {
    const ask = await about(rules);
    expect((await ask("Wann ist die Hotline erreichbar?")).isAnswered).toBe(true);
    expect((await ask("Wie viele Urlaubstage bekommt man?")).isAnswered).toBe(true);
  });

  it.each([
    ["no sentence says a time", "When is the printer repaired?", "The printer stands in room 4."],
    [
      "the time stands in another sentence",
      "When is the printer repaired?",
      "The printer is grey. Lunch is at 12:30.",
    ],
    [
      "no number is said",
      "How much is the fee for parking?",
      "Parking is behind the house. Lunch is 7 euros.",
    ],
    ["it names what nobody wrote of", "When does the hotline in Vienna open?", support.Support],
    ["too little of it is said", "When does the hotline celebrate birthdays with cake?", support.Support],
    ["it asks for no kind", "Who invented the hotline?", support.Support],
    ["nothing of it is said", "When do elephants sleep?", support.Support],
    ["only its measure is said", "How many vacation days do I get?", "Book a trip at least 14 days ahead."],
  ])("is not answered when %s", async (_why, question, text) => {
    const { isAnswered } = await (await about({ Office: text }))(question);
    expect(isAnswered).toBe(false);
  });

  it.each([
    [
      "an article is the only number",
      "Wie hoch ist die Gebühr für Parken?",
      "Für das Parken gilt eine Regelung.",
    ],
    ["no sentence says a time", "Wann wird der Drucker repariert?", "Der Drucker steht in einem Zimmer."],
    [
      "the number stands in another sentence",
      "Wie hoch ist die Gebühr für Parken?",
      "Parken kann man hinter dem Haus. Das Essen kostet 7 Euro.",
    ],
    ["it names what nobody wrote of", "Wann öffnet die Hotline in Wien?", rules.Kontakt],
    ["too little of it is said", "Wann feiert die Hotline Geburtstage mit Kuchen?", rules.Kontakt],
    ["it asks for no kind", "Wer hat die Hotline erfunden?", rules.Kontakt],
    ["nothing of it is said", "Wann schlafen Elefanten?", rules.Kontakt],
    [
      "only its measure is said",
      "Wie viele Tage Elternzeit gibt es?",
      "Belege sind in 30 Tagen einzureichen.",
    ],
  ])("nor is one in German when %s", async (_why, question, text) => {
    const { isAnswered } = await (await about({ Regeln: text }))(question);
    expect(isAnswered).toBe(false);
  });
});

describe("a word for several days", () => {
  it("finds each of them, beside the word itself, and says as what", async () => {
    const ask = await about({ ...support, Canteen: "The canteen is open on weekdays." });
    const found = await ask("weekdays");
    expect(found.items.map(({ documentTitle }) => documentTitle).toSorted()).toEqual(["Canteen", "Support"]);
    const { words } = await (await about(support))("weekdays");
    expect(words).toMatchObject([{ word: "weekdays", foundAs: ["monday", "friday"] }]);
  });

  it("finds no other day", async () => {
    const ask = await about(support);
    expect((await ask("Does the hotline answer on the weekend?")).isAnswered).toBe(false);
  });
});
