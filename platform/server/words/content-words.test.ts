import { describe, expect, it } from "vitest";
import { contentWords } from "./content-words.ts";

const words = (text: string) => [...contentWords(text)];
/** Whether all forms have one stem. */
const areOne = (forms: string) => new Set(words(forms)).size === 1;

describe("the words of a text that say something", () => {
  it.each([
    "vacation vacations",
    "policy policies",
    "manage managed managing manager managers",
    "plan plans planned planning",
    "invoice invoices invoicing",
    "process processes processed",
    "Vertrag Verträge Vertrags Verträgen",
    "Kündigung Kündigungen kündigen",
    "Haus Häuser Häusern",
    "Regel Regeln Regelungen",
    "Straße Strasse Straßen",
  ])("are the same in all forms: %s", (forms) => {
    expect(areOne(forms)).toBe(true);
  });

  it.each(["employee employer", "bus business", "team tea", "Tag Tagung Tugend", "status state"])(
    "differ between other words: %s",
    (others) => {
      expect(new Set(words(others)).size).toBeGreaterThan(1);
    },
  );

  it("leave out those that say nothing, in English and German", () => {
    expect(words("What is the fee for you?")).toEqual(["fee"]);
    expect(words("Wie hoch ist die Gebühr für Sie?")).toEqual(["hoch", "gebuhr"]);
  });

  it("write a number and a date the same way, however they were written", () => {
    expect(words("2,480")).toEqual(words("2480"));
    expect(words("3,5")).toEqual(words("3.5"));
    expect(words("21.11.2026")).toEqual(words("2026-11-21"));
    expect(words("2026-11-21")).toEqual(["2026-11-21", "2026", "11", "21"]);
  });

  it("are pairs in scripts without spaces", () => {
    expect(words("東京都")).toEqual(["東京", "京都"]);
    expect(words("鍵")).toEqual(["鍵"]);
  });
});
