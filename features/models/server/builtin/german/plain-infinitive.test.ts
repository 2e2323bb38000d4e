import { expect, it } from "vitest";
import { plainInfinitive } from "./plain-infinitive.ts";

it.each([
  ["Kim anzurufen", "Kim anrufen"],
  ["die Miete zu zahlen", "die Miete zahlen"],
  ["das Fenster zuzumachen", "das Fenster zumachen"],
  ["Anna zur Liste hinzuzufügen", "Anna zur Liste hinzufügen"],
  ["am Kurs teilzunehmen", "am Kurs teilnehmen"],
  ["pünktlich zu sein", "pünktlich sein"],
])("“daran, %s” is the task “%s”", (said, title) => expect(plainInfinitive(said)).toBe(title));

it.each([
  ["two things", "Brot zu kaufen und Milch zu holen"],
  ["two things of which one parts", "Kim anzurufen und Brot zu kaufen"],
  ["a choice", "Brot zu kaufen oder Milch zu holen"],
  ["one thing inside another", "Anna zu bitten, das Fenster zu öffnen"],
  ["what is not done", "ohne Pause zu arbeiten"],
  ["somebody to whom it goes", "den Brief von Anna zu ihnen"],
  ["a verb that holds “zu”", "Anna zur Liste hinzufügen"],
  ["no “zu”", "die Miete zahlen"],
])("leaves as it is what says %s: %s", (_what, said) => expect(plainInfinitive(said)).toBe(said));
