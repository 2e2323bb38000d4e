import { expect, test } from "vitest";
import type { LandingContent } from "./landing-content.ts";
import { offeredFooter, offeredQuestions } from "./offered-content.ts";

const questions = [
  { question: "What does it cost?", isOnlyWhenSold: true },
  { question: "Where does my data go?", isOnlyWhenSold: false },
];
const footer: LandingContent["footer"] = {
  ...{ line: "It works.", closing: "No cookies." },
  groups: [
    {
      heading: "Product",
      links: ["#pricing", "/demo", "#demo", "/diagram"].map((href) => ({ label: href, href })),
    },
  ],
};
const addresses = (offer: { isSelling: boolean; hasDemo: boolean }) =>
  offeredFooter(footer, offer).groups.flatMap(({ links }) => links.map(({ href }) => href));

test("questions about buying are answered where something is sold, and there alone", () => {
  expect(offeredQuestions(questions, { isSelling: true })).toEqual(questions);
  expect(offeredQuestions(questions, { isSelling: false })).toEqual(questions.slice(1));
});

test("no foot of a page leads to a demo or to prices where there is none", () => {
  expect(addresses({ isSelling: true, hasDemo: true })).toEqual(["#pricing", "/demo", "#demo", "/diagram"]);
  expect(addresses({ isSelling: false, hasDemo: true })).toEqual(["/demo", "#demo", "/diagram"]);
  expect(addresses({ isSelling: true, hasDemo: false })).toEqual(["#pricing", "/diagram"]);
});
