import { defineErrors } from "#platform/contract/define-errors.ts";

export const chatErrors = defineErrors({
  "conversation.not_found": [404, "This conversation does not exist. It may have been deleted."],
  "conversation.busy": [409, "An answer is still in progress. Stop it, or wait until it is done."],
  "conversation.undo_over": [410, "This conversation can no longer be restored."],
  "message.not_found": [404, "This message does not exist."],
  "message.not_retryable": [409, "Only an answer can be retried."],
  "message.not_spoken": [409, "Playback progress can only be set for an answer."],
  "message.id_taken": [409, "A message with this id already exists elsewhere. Send it with a new id."],
});
