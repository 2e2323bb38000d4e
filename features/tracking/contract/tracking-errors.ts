import { defineErrors } from "#platform/contract/define-errors.ts";

export const trackingErrors = defineErrors({
  "tracking.session_unknown": [409, "This session is unknown. Start a new one."],
});
