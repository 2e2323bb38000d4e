import type { OfficeRequest } from "./request.ts";

export const dates: OfficeRequest[] = [
  { ask: "how many days until 24 December", outcome: { says: [/days?\b/, /24 December/] } },
  {
    ask: "and until new year?",
    before: ["how many days until 24 December"],
    outcome: { says: [/days?\b/, /1 January/] },
  },
  {
    ask: "Wie viele Tage sind es noch bis Weihnachten?",
    outcome: { says: [/\b(?:days?|Tage?)\b/, /2[45]\.? De[cz]ember/] },
  },
  {
    ask: "wieviele arbeitstage sinds bis 31.12.?",
    outcome: { says: [/working day|Arbeitstag/, /31\.? De[cz]ember/] },
  },
  { ask: "what date is it in 6 weeks", outcome: { calls: "current_time", having: [/"amount":6/, /week/] } },
  { ask: "welcher wochentag ist der 3. oktober 2027", outcome: { says: [/Sunday|Sonntag/] } },
  { ask: "what time is it in new york rn", outcome: { says: [/New_York/] } },
  { ask: "Wie spät ist es in Tokio?", outcome: { says: [/Tokyo/] } },
  { ask: "which weekday was 9 november 1989", outcome: { says: [/Thursday/] } },
  { ask: "days between 1 march 2026 and 15 april 2026", outcome: { says: [/\b45 days/] } },
  { ask: "what is 3 weeks before 15 january 2027", outcome: { says: [/25 December 2026/] } },
  { ask: "which calendar week are we in", outcome: { says: [/week \d{1,2}\b/i] } },
  { ask: "when is easter 2027", outcome: { says: [/28 March 2027/] } },
];
