import { expect, test } from "vitest";
import { findContentProblems } from "../../contract/content/check-content.ts";
import { seedOf } from "./seed-of.ts";

const landing = (hero: object) => ({ ...english, hero: { ...english.hero, ...hero } });
const english = seedOf("landing", "en");
const nobody = {
  name: "",
  address: "",
  email: "",
  phone: "",
  country: "",
  url: "",
  representedBy: "",
  register: "",
};

test("what is too long is named with its field, and says by how much", () => {
  expect(findContentProblems("landing", landing({ headline: "x".repeat(133) }))).toEqual([
    {
      path: ["hero", "headline"],
      message: "At most 120 characters. This has 133: shorten it by 13.",
    },
  ]);
});

test("a place is filled in its own field, and refused in every other", () => {
  expect(findContentProblems("landing", landing({ prices: "From {prices}" }))).toEqual([]);
  const [elsewhere] = findContentProblems("landing", landing({ headline: "Now {prices}" }));
  expect(elsewhere).toEqual({
    path: ["hero", "headline"],
    message: "{prices} is not available here and would be shown as it is. Remove it.",
  });
  const [wrong] = findContentProblems("landing", landing({ prices: "{days} {prices}" }));
  expect(wrong?.message).toBe("{days} is not available here. Remove it, or use {prices}.");
});

test("a legal text may hold the places that are known, and no others", () => {
  const body = (markdown: string) => ({ title: "Terms", markdown });
  expect(findContentProblems("legal.terms", body("Of {{operator}}, {{country}}."))).toEqual([]);
  for (const text of ["Of {{nobody}}.", "Of {operator}.", "Of {{ operator }}."]) {
    expect(findContentProblems("legal.terms", body(text))[0]?.message).toContain(
      "is not a known placeholder",
    );
  }
});

test("a wrong e-mail address is said as such; an empty one is none", () => {
  expect(findContentProblems("operator", nobody)).toEqual([]);
  const [problem] = findContentProblems("operator", { ...nobody, email: "office" });
  expect(problem).toMatchObject({
    path: ["email"],
    message: expect.stringContaining("not an email address"),
  });
});

test.each(["example.com", "http://example.com", "javascript:alert(1)"])(
  "%s is no website of the operator, and it is said how one is written",
  (url) => {
    const [problem] = findContentProblems("operator", { ...nobody, url });
    expect(problem).toMatchObject({ path: ["url"], message: expect.stringContaining("https://example.com") });
    expect(findContentProblems("operator", { ...nobody, url: "https://example.com/about" })).toEqual([]);
  },
);
