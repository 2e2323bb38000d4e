import { expect, test } from "vitest";
import { LandingContent } from "../../../contract/landing-content.ts";
import { flattenBody } from "../flatten-body.ts";
import { germanLanding } from "./de.ts";
import { englishLanding } from "./en.ts";

test("the German text is a landing page as it stands", () => {
  expect(LandingContent.parse(germanLanding)).toEqual(germanLanding);
});

test("the German text says as much as the English one, place by place, and promises no more of what is there", () => {
  const placesOf = (body: LandingContent) =>
    flattenBody({ ...body, pricing: { ...body.pricing, planWords: [] } });
  const [english, german] = [placesOf(englishLanding), placesOf(germanLanding)];
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  const facts = [...english.keys()].filter((place) => /availability$|isExample$/.test(place));
  expect(facts.length).toBeGreaterThan(20);
  for (const place of facts) expect([place, german.get(place)]).toEqual([place, english.get(place)]);
});

test("what stands for prices and days stands in both", () => {
  expect(germanLanding.hero.prices).toContain("{prices}");
  expect(germanLanding.pricing.trial).toContain("{days}");
});
