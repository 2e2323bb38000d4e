import { describe, expect, it } from "vitest";
import type { Integrity } from "#platform/contract/label.ts";
import { wasAsked } from "./was-asked.ts";

const readers = ["conversation:1"];
const said = (text: string, integrity: Integrity = "user", role: "user" | "assistant" = "user") => ({
  ...{ text, integrity, role, readers },
});
const asked = (
  texts: ReturnType<typeof said>[],
  text: string,
  integrity: Integrity = "user",
  isSteered = false,
) => wasAsked({ label: { integrity, readers }, said: texts, isSteered }, text);

describe("something was asked to be remembered", () => {
  it.each([
    ["Remember that I prefer short answers", "I prefer short answers"],
    ["please remember: my desk is in room 12", "The user's desk is in room 12"],
    ["Don’t forget that Kim is my deputy", "Kim is the user's deputy"],
    ["From now on call me Jo", "The person wants to be called Jo"],
    ["Merk dir bitte, dass Rechnungen an Eva gehen", "Rechnungen gehen an Eva"],
    ["Ab jetzt bitte per Du", "Der Nutzer möchte per Du"],
  ])("%s", (question, text) => expect(asked([said(question)], text)).toBe(true));

  it("of what the person wrote before", () => {
    expect(asked([said("I live in Graz."), said("Remember that.")], "Lives in Graz")).toBe(true);
  });
});

describe("nothing was asked to be remembered", () => {
  it("when the person only says it", () => {
    expect(asked([said("I live in Graz. What is the weather?")], "I live in Graz")).toBe(false);
  });

  it("when the memory holds a word or a number that they did not write", () => {
    expect(asked([said("Remember that I prefer short answers")], "I prefer short answers by mail")).toBe(
      false,
    );
    expect(asked([said("Remember that room 12 is mine")], "Room 13 is mine")).toBe(false);
  });

  it.each(["organization", "external", "untrusted"] as const)(
    "once text of integrity %s was read",
    (integrity) => {
      expect(asked([said("Remember that I prefer short answers")], "I prefer short answers", integrity)).toBe(
        false,
      );
    },
  );

  it("when somebody else wrote the question, or into the answer", () => {
    const question = "Remember that I prefer short answers";
    expect(asked([said(question, "organization")], "I prefer short answers")).toBe(false);
    expect(asked([said(question)], "I prefer short answers", "user", true)).toBe(false);
  });

  it("when the assistant wrote the words", () => {
    const answer = said("You like short answers", "user", "assistant");
    expect(asked([answer, said("Remember that")], "You like short answers")).toBe(false);
  });
});
