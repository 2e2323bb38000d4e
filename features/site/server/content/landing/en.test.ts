import { expect, test } from "vitest";
import { LandingContent } from "../../../contract/landing-content.ts";
import { englishLanding } from "./en.ts";

test("the English text is a landing page as it stands", () => {
  expect(LandingContent.parse(englishLanding)).toEqual(englishLanding);
});

test("figures that nobody measured say so, and made-up voices too", () => {
  expect(englishLanding.stats.footnote).toContain("not measurements of this installation");
  expect(englishLanding.testimonials.items.every(({ isExample }) => isExample)).toBe(true);
});
