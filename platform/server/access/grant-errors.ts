import { defineErrors } from "../errors.ts";

export const grantErrors = defineErrors({
  "grant.not_shareable": [422, "This cannot be shared."],
  "grant.subject_not_found": [404, "This person or team does not belong to the workspace."],
  "grant.not_found": [404, "It is not shared with them."],
});
