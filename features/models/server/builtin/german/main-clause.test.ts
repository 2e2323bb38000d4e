import { expect, it } from "vitest";
import { mainClause } from "./main-clause.ts";

it.each([
  ["ich vegetarisch esse", "ich esse vegetarisch"],
  ["ich kein Fleisch esse", "ich esse kein Fleisch"],
  ["ich montags nicht arbeite", "ich arbeite montags nicht"],
  ["ich seit 2019 in Graz wohne", "ich wohne seit 2019 in Graz"],
  ["ich morgen krank bin", "ich bin morgen krank"],
  ["ich gestern gefahren bin", "ich bin gestern gefahren"],
  ["ich Rechnungen als PDF will", "ich will Rechnungen als PDF"],
  ["wir freitags um drei schließen", "wir schließen freitags um drei"],
  ["mein neues Büro in Graz ist", "mein neues Büro ist in Graz"],
  ["meine Assistentin Flora heißt", "meine Assistentin heißt Flora"],
  ["die Kernzeit um neun beginnt.", "die Kernzeit beginnt um neun"],
  ["Kim Meier meine Chefin ist", "Kim Meier ist meine Chefin"],
  ["Rechnungen an Eva gehen", "Rechnungen gehen an Eva"],
])("“dass %s” says “%s”", (clause, sentence) => expect(mainClause(clause)).toBe(sentence));

it.each([
  ["a verb that parts", "ich um sieben aufstehe"],
  ["a second clause", "ich, wenn es regnet, daheim bleibe"],
  ["two verbs", "ich Tee trinke und Kaffee nicht mag"],
  ["a comparison behind the verb", "ich lieber Tee trinke als Kaffee"],
  ["what is said on behind the verb", "ich Urlaub habe nächste Woche heute"],
  ["who does what", "Rechnungen Eva bekommt"],
  ["where the subject is not first", "mich Eva vertritt"],
  ["no verb", "ich gerne"],
  ["one word", "esse"],
])("leaves as it is what has %s: %s", (_what, clause) => expect(mainClause(clause)).toBeUndefined());
