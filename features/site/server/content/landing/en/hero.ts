import type { LandingContent } from "../../../../contract/landing-content.ts";

export const meta: LandingContent["meta"] = {
  title: "Adjutant: the AI assistant that keeps the receipts",
  description:
    "An AI assistant that your company hosts itself. It shows each step, leaves a receipt with every answer, and records what it did as it does it.",
};

export const hero: LandingContent["hero"] = {
  badge: "Self-hosted. Recorded. Yours.",
  headline: "It does the work. It keeps the receipts.",
  lead: "An AI assistant that your company hosts itself. It shows each step while it works, leaves a receipt with every answer, and records what it did in the same transaction that did it.",
  bullets: [
    { name: "Agent Mode", availability: "here" },
    { name: "Web Browsing", availability: "here" },
    { name: "CRM Integrations", availability: "building" },
    { name: "Compliance Logs", availability: "here" },
    { name: "Visual Canvas + Task Routing", availability: "building" },
  ],
  planFeaturesHeading: "What the Individual plan is made for",
  planFeaturesNote: "Not all of it is finished: what works today is marked further down.",
  prices: "{prices} per month",
  scene: {
    request: "Our revenue was 412,300 and our cost 287,950. What was the margin, in percent?",
    steps: [
      { act: "Calculated", object: "(412300 - 287950) / 412300 * 100", took: "4 ms" },
      { act: "Checked", object: "287950 / 412300 * 100", took: "3 ms" },
    ],
    answer: "The margin was 30.16 %: 124,350 of 412,300. Cost took the other 69.84 %.",
    slip: {
      act: "run.succeeded",
      time: "14:02:11",
      lines: [
        { label: "Tool calls", value: "2 of 2 succeeded" },
        { label: "Tokens", value: "214 in · 61 out" },
      ],
      onBehalfOfLabel: "on behalf of",
      onBehalfOf: "Jana Holt",
      recordLabel: "record",
      record: "#70,412 · 5dc9da79",
    },
    caption:
      "A drawing, with sample data, of what works today: a question, the steps behind the answer, the receipt.",
  },
};

export const availability: LandingContent["availability"] = { here: "here today", building: "being built" };
