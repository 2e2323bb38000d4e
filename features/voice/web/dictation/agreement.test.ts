import { beforeEach, expect, it } from "vitest";
import { stubStorage } from "../listening/testing/stub-storage.ts";
import { agree, hasAgreed } from "./agreement.ts";

beforeEach(() => void stubStorage());

it("holds for where the voice went when it was given, and for nowhere else", () => {
  expect(hasAgreed("provider:OpenAI")).toBe(false);
  agree("provider:OpenAI");
  agree("browser");
  expect(hasAgreed("provider:OpenAI")).toBe(true);
  expect(hasAgreed("browser")).toBe(true);
  expect(hasAgreed("provider:api.groq.com")).toBe(false);
});

it("is asked for again when what was stored makes no sense", () => {
  localStorage.setItem("adjutant.dictation-agreed", "{");
  expect(hasAgreed("browser")).toBe(false);
  agree("browser");
  expect(hasAgreed("browser")).toBe(true);
});
