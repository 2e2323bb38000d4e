import { defineErrors } from "#platform/contract/define-errors.ts";

export const aiSettingsErrors = defineErrors({
  "instructions.changed_meanwhile": [
    409,
    "Someone changed the instructions while you were writing. Your text is still here. Read the new version, then save again.",
  ],
  "instructions.not_found": [404, "This version of the instructions does not exist."],
  "instructions.unchanged": [409, "These instructions are in force already."],
  "redaction.not_found": [404, "This rule or provider does not exist."],
  "redaction.placeholder_taken": [409, "A rule of the product uses this name. Choose another one."],
  "redaction.term_too_short": [422, "Enter at least 2 characters."],
  "redaction.pattern_refused": [422, "This pattern is not accepted."],
  "redaction.too_many_terms": [409, "There are 50 terms already. Delete one first."],
  "preview.workspace_not_found": [404, "You are not a member of this workspace."],
  "tool_mode.not_found": [404, "This tool does not exist."],
  "tool_mode.unreachable": [503, "The tool cannot be reached right now. Try again in a moment."],
  "tool_mode.tool_changed": [409, "This tool has changed just now. Look at it again."],
  "tool_mode.too_wide": [
    409,
    "The installation is stricter with this tool. A workspace can be stricter still, but not less strict.",
  ],
});
