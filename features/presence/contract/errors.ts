import { defineErrors } from "#platform/contract/define-errors.ts";

export const presenceErrors = defineErrors({
  "presence.not_offered": [404, "Nobody is shown as present here."],
  "presence.too_many": [409, "You are present in 20 places already. Close one of them first."],
});
