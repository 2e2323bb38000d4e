import { defineErrors } from "#platform/contract/define-errors.ts";

export const toolErrors = defineErrors({
  "tool_call.not_found": [404, "This tool call does not exist."],
  "tool_call.not_undoable": [409, "This cannot be taken back."],
  "approval.not_found": [404, "This approval does not exist."],
  "approval.decided": [409, "This was decided already."],
  "approval.expired": [409, "This was not decided in time. Ask the assistant again."],
  "approval.withdrawn": [409, "The answer ended before this was decided. Ask the assistant again."],
  "approval.changed": [409, "What waits is not what you saw. Reload and look again."],
  "approval.tool_unreachable": [503, "The tool cannot be reached right now. Try again in a moment."],
  "approval.obstacle": [409, "This cannot be carried out yet."],
  "approval.needs_other": [403, "Somebody else has to approve this: an owner or admin of the workspace."],
  "approval.not_editable": [400, "This value cannot be changed here. Deny the call and say what to change."],
  "approval.invalid_change": [400, "A changed value does not fit."],
});
