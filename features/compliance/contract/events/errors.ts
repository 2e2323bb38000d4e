import { defineErrors } from "#platform/contract/define-errors.ts";

export const logErrors = defineErrors({
  "log_event.not_found": [404, "This event does not exist, or it is not yours to read."],
  "log_event.content_erased": [410, "The key of this content was destroyed. Nobody can read it any more."],
  "log_query.not_found": [404, "This saved query does not exist. It may have been deleted."],
  "log_query.too_many": [409, "You have 50 saved queries already. Delete one first."],
});
