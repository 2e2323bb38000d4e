import type { ToolCallPlan } from "#mocks/model-server/script.ts";

/** A model's scripted answer: rounds of tool calls, then text. */
export interface Dialogue {
  question: string;
  rounds: ToolCallPlan[][];
  answer: string;
}

const call = (name: string, input: object): ToolCallPlan => ({ name, arguments: JSON.stringify(input) });

/** All companies and people are invented. */
export const renewal: Dialogue = {
  question:
    "Northwind asks for 8 % off the renewal and 45 days to pay. What did we find last time, and when would the money arrive?",
  rounds: [
    [call("search_conversations", { query: "Northwind renewal margin" })],
    [
      call("calculate", { expression: "48,600 * 0.92 - 31,250" }),
      call("current_time", { date: "2026-12-01", add: { amount: 45, unit: "day" } }),
    ],
  ],
  answer: `Last time you found a margin of **35.7 %** at the full price. With 8 % off it looks like this:

| | Today | With 8 % off |
|---|---:|---:|
| Price a year | 48,600 | 44,712 |
| Cost | 31,250 | 31,250 |
| Margin | 17,350 | 13,462 |
| Of the price | 35.7 % | **30.1 %** |

Invoiced on 1 December, the money arrives by **Friday, 15 January 2027**. Nothing was sent to Northwind.`,
};

export const onTheRoad: Dialogue = {
  question: "Is the Fabrikam audit within 15,000? Six days at 2,340.",
  rounds: [
    [call("calculate", { expression: "2,340 * 6" }), call("calculate", { expression: "15,000 - 14,040" })],
  ],
  answer: `Yes. Six days come to **14,040**, which leaves 960.

Travel is not in it: ask Fabrikam for a figure before you sign.`,
};

/** Phrased like a title a person would give. */
export const short: Dialogue = {
  question: "Draft two sentences for Ines: the order ships on Thursday.",
  rounds: [],
  answer: "> Dear Ines, your order ships on Thursday. You will have the number of the parcel by noon.",
};

export const dialogues: readonly Dialogue[] = [renewal, onTheRoad, short];
