import { expect, it } from "vitest";
import { quotesWithPerson } from "./quotes-with-person.ts";

const paid = "Expenses are paid with the salary of the next month.";
const kept = "Receipts are kept for seven years in the archive.";

it.each([
  ["Who approves expenses?", "The team lead approves expenses above 100 euros."],
  ["Who do I ask about expenses?", "Questions about expenses go to money@example.com at any time."],
  ["Who pays expenses?", "The expenses of the month are paid by Berta Brandt on Friday."],
  ["Wer bezahlt die Reisekosten?", "Die Reisekosten bezahlt die Firma nach der Reise."],
  ["Wer genehmigt Reisekosten?", "Reisekosten genehmigt die Buchhaltung im dritten Stock."],
])("“who” is answered by the sentence that says a person, a role or an address: %s", (question, sentence) =>
  expect(quotesWithPerson(`${paid} ${kept} ${sentence}`, question)).toEqual([sentence]),
);

it("or by the one beside what is asked about, with it", () => {
  const berta = "Berta Brandt in accounting helps with all questions.";
  expect(quotesWithPerson(`${kept} ${paid} ${berta}`, "Who do I ask about expenses?")).toEqual([paid, berta]);
  expect(quotesWithPerson(`${berta} ${paid} ${kept}`, "Who do I ask about expenses?")).toEqual([berta, paid]);
});

it.each([
  [
    "it asks for something else",
    "When are expenses paid?",
    `${paid} Ask Berta Brandt in accounting about it.`,
  ],
  ["nobody is named", "Who do I ask about expenses?", `${paid} ${kept}`],
  [
    "somebody is named far from it",
    "Who paints expenses?",
    `${paid} ${kept} Dogs are with Berta Brandt today.`,
  ],
])("quotes are chosen as for any question where %s", (_why, question, text) =>
  expect(quotesWithPerson(text, question)).toEqual([]),
);

it("two nouns of German are no name", () =>
  expect(
    quotesWithPerson("Reisekosten umfassen die Karten der Deutschen Bahn.", "Wer bezahlt die Reisekosten?"),
  ).toEqual([]));
