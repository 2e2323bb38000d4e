import { defineErrors } from "#platform/contract/define-errors.ts";

export const toolErrors = defineErrors({
  "tool_call.not_found": [404, "This tool call does not exist."],
});
