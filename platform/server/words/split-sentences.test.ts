import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

it.each([
  [
    "Resturlaub verfällt am 31. März des Folgejahres. Danach ist er weg.",
    ["Resturlaub verfällt am 31. März des Folgejahres.", "Danach ist er weg."],
  ],
  ["Bis zum 1. Quartal gilt das. Dann nicht.", ["Bis zum 1. Quartal gilt das.", "Dann nicht."]],
  ["Abgabe ist 15. April. Mehr nicht.", ["Abgabe ist 15. April.", "Mehr nicht."]],
  ["Das gilt z. B. für Herrn Dr. Huber. Nur ihn.", ["Das gilt z. B. für Herrn Dr. Huber.", "Nur ihn."]],
  ["Call Mr. Smith at No. 5. Then go.", ["Call Mr. Smith at No. 5.", "Then go."]],
  ["The fair is at St. Gallen. Then go.", ["The fair is at St. Gallen.", "Then go."]],
  ["We have 25 days. Ask Petra!", ["We have 25 days.", "Ask Petra!"]],
  ["Everybody has 30. Nobody has more.", ["Everybody has 30.", "Nobody has more."]],
  ["", []],
])("an abbreviation and a day of a month end no sentence: %s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
