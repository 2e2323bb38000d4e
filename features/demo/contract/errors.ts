import { defineErrors } from "#platform/contract/define-errors.ts";

export const demoErrors = defineErrors({
  "demo.off": [404, "There is no demo on this installation."],
  "demo.not_found": [404, "This demo is over. Start another one."],
  "demo.too_many": [429, "Too many demos were started from your network. Try again later."],
  "demo.busy": [429, "All demo places are in use. Try again later."],
  "demo.share_used": [
    429,
    "Demos from your network have used up their share of today's model budget. Try again tomorrow.",
  ],
  "demo.budget_used": [429, "Today's model budget for demos is used up. Try again tomorrow."],
});
