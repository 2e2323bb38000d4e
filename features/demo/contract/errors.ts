import { defineErrors } from "#platform/contract/define-errors.ts";

export const demoErrors = defineErrors({
  "demo.off": [404, "There is no demo on this installation."],
  "demo.not_found": [404, "This demo is over. Start another one."],
  "demo.too_many": [429, "Several demos were begun from your network. Try again later."],
  "demo.busy": [429, "All places of the demo are taken."],
  "demo.share_used": [429, "Demos from your network have used their share of what models may cost today."],
  "demo.budget_used": [429, "What models may cost in demos is used up for today."],
});
