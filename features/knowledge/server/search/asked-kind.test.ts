import { expect, it } from "vitest";
import { readAskedKind, saysKind } from "./asked-kind.ts";

it.each([
  ["When is money refunded?", "time"],
  ["How long is the notice period?", "time"],
  ["Wann ist die Hotline erreichbar?", "time"],
  ["Um wie viel Uhr beginnt die Sitzung?", "time"],
  ["How many days of holiday do I get?", "number"],
  ["Wie hoch ist die Gebühr?", "number"],
  ["Wieviele Tage Urlaub habe ich?", "number"],
])("%s asks for a %s", (question, kind) => expect(readAskedKind(question)).toBe(kind));

it.each(["What is the notice period?", "Who repairs the printer?", "whenever", "Wer zahlt?"])(
  "%s asks for no kind that can be told",
  (question) => expect(readAskedKind(question)).toBeUndefined(),
);

it.each([
  "Our hotline answers Monday to Friday from 8 to 18.",
  "Refunds are paid within 14 days.",
  "It lasts thirty working days.",
  "The office opens at 7:30.",
  "Sie ist ab 8 Uhr erreichbar.",
  "Die Frist beträgt einen Monat.",
  "Paid in March.",
  "Since 2019.",
  "Am 3.11. ist geschlossen.",
  "Es dauert einen ganzen Tag.",
  "It takes one week.",
])("a time is said: %s", (sentence) => expect(saysKind(sentence, "time")).toBe(true));

it.each([
  "The printer stands in room 4.",
  "Refunds are paid on request.",
  "Für das Parken gilt eine Regelung.",
  "It is open to one person.",
  "Today's marching band, 12 people.",
])("no time is said: %s", (sentence) => expect(saysKind(sentence, "time")).toBe(false));

it("a number is said in digits or in words", () => {
  expect(saysKind("The fee is 2,480 euros.", "number")).toBe(true);
  expect(saysKind("Dreißig Tage im Jahr.", "number")).toBe(true);
  expect(saysKind("The fee is waived.", "number")).toBe(false);
  expect(saysKind("Die Gebühr beträgt zwölf Euro.", "number")).toBe(true);
  expect(saysKind("Every B2B customer often pays.", "number")).toBe(false);
});

it.each([
  "Für das Parken gilt eine Regelung.",
  "Ein Zettel liegt bei einem der Kollegen und einer Kollegin.",
  "Wegen eines Umbaus gibt es einen Aushang.",
  "No one pays for this one.",
])("an article is no number: %s", (sentence) => expect(saysKind(sentence, "number")).toBe(false));
