import { z } from "zod";
import { setting, wholeNumber } from "./setting.ts";

/** Settings of the demo for visitors without an account. */
export const demoSettings = {
  DEMO: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "on",
    description:
      "Whether visitors may try the assistant on /demo without an account, in a workspace that is erased after an hour.",
    expected: "on or off",
  }),
  DEMO_AT_ONCE: setting({
    schema: wholeNumber(1, 10_000),
    defaultValue: "20",
    description:
      "Maximum demos at once; three times as many may start in an hour. Others are told when there is room. One address gets at most a fifth of the places.",
    expected: "a number from 1 to 10000",
  }),
  DEMO_MESSAGES: setting({
    schema: wholeNumber(1, 1_000),
    defaultValue: "20",
    description: "Maximum messages of a demo; a repeated answer counts as one.",
    expected: "a number from 1 to 1000",
  }),
  DEMO_MODEL_BUDGET_CENTS: setting({
    schema: wholeNumber(0, 1_000_000),
    defaultValue: "500",
    description:
      "Maximum cost of all demos of a day (UTC) in US cents, for models with a price. A demo reserves up to 50 and returns the rest. One address costs at most a fifth. 0 starts no demo while such a model is connected.",
    expected: "a number from 0 to 1000000",
  }),
  DEMO_BROWSING: setting({
    schema: z.enum(["on", "off"]).transform((value) => value === "on"),
    defaultValue: "off",
    description:
      "Whether the assistant searches the web and reads public pages for visitors of the demo. off: only what goes to a connected model leaves this machine.",
    expected: "on or off",
  }),
};
