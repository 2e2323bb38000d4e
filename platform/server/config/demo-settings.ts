import { z } from "zod";
import { setting, wholeNumber } from "./setting.ts";

/** Settings of the demo for visitors without an account. */
export const demoSettings = {
  DEMO: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "on",
    description:
      "Whether visitors may try the assistant on /demo without an account, each in a workspace that is erased after an hour.",
    expected: "on or off",
  }),
  DEMO_AT_ONCE: setting({
    schema: wholeNumber(1, 10_000),
    defaultValue: "20",
    description:
      "How many demos there may be at once; three times as many may begin in an hour. Whoever comes then is told when there is room again. One address has at most a fifth of the places.",
    expected: "a number from 1 to 10000",
  }),
  DEMO_MESSAGES: setting({
    schema: wholeNumber(1, 1_000),
    defaultValue: "20",
    description: "How many messages one demo may send; an answer asked for again counts as one.",
    expected: "a number from 1 to 1000",
  }),
  DEMO_MODEL_BUDGET_CENTS: setting({
    schema: wholeNumber(0, 1_000_000),
    defaultValue: "500",
    description:
      "US cents that models with a price may cost on a day (UTC) in all demos together; each sets aside up to 50 and gives back what it did not use. Those from one address cost at most a fifth of it. 0 begins no demo while such a model is connected.",
    expected: "a number from 0 to 1000000",
  }),
  DEMO_BROWSING: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "off",
    description:
      "Whether the assistant reads public web pages for visitors of the demo. Off: nothing that they ask for leaves this machine, but for what goes to a connected model.",
    expected: "on or off",
  }),
};
