import { defineErrors } from "#platform/contract/define-errors.ts";

export const trackingErrors = defineErrors({
  "tracking.session_unknown": [409, "This session is not known any more. Begin a new one."],
});
