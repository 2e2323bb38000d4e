import type { OfficeRequest } from "./request.ts";

export const calculating: OfficeRequest[] = [
  { ask: "how much is 15 % of 80", outcome: { says: [/\b12\b/] } },
  { ask: "and of 120?", before: ["how much is 15 % of 80"], outcome: { says: [/\b18\b/] } },
  { ask: "Was sind 19 % von 2.480?", outcome: { says: [/471[.,]2/] } },
  { ask: "what's 1299 plus 20% VAT", outcome: { says: [/1[,.]?558[.,]8/] } },
  { ask: "1.190 € minus 3 % Skonto", outcome: { says: [/1[,.]?154[.,]3/] } },
  { ask: "pls calculate 3 x 49.90 + 12.50", outcome: { says: [/162[.,]2/] } },
  { ask: "whats 240 divided by 7.5", outcome: { says: [/\b32\b/] } },
  { ask: "wie viel ist 450 durch 12", outcome: { says: [/37[.,]5/] } },
  { ask: "what is 1,860 with a 24.5% discount", outcome: { says: [/1[,.]?404[.,]3/] } },
  { ask: "the average of 78, 92, 85 and 61 please", outcome: { says: [/\b79\b/] } },
  { ask: "how many km are 26 miles", outcome: { says: [/41[.,]84/] } },
  { ask: "convert 72 inches to cm", outcome: { says: [/182[.,]88/] } },
  { ask: "wieviel grad celsius sind 68 grad fahrenheit", outcome: { says: [/\b20\b/] } },
  { ask: "by how many percent is 540 more than 480?", outcome: { says: [/12[.,]5/] } },
  { ask: "what is the net amount of 119 euros incl. 19% VAT", outcome: { says: [/\b100\b/] } },
  { ask: "split 385 euros between 7 people", outcome: { says: [/\b55\b/] } },
  { ask: "convert 250 USD to EUR", outcome: { cannot: [/rate/i] } },
];
