import { defineErrors } from "#platform/contract/define-errors.ts";

export const notificationErrors = defineErrors({
  "notification.not_found": [404, "This notification does not exist."],
  "notification.time_zone_unknown": [422, "This time zone is not known."],
});
