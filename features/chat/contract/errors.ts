import { defineErrors } from "#platform/contract/define-errors.ts";

export const chatErrors = defineErrors({
  "conversation.not_found": [
    404,
    "This conversation does not exist, was deleted, or is not shared with you.",
  ],
  "conversation.is_test": [
    409,
    "This is a test of an agent. It stays with that agent and cannot be published or exported.",
  ],
  "conversation.busy": [409, "An answer is still in progress. Stop it, or wait until it is done."],
  "conversation.undo_over": [410, "This conversation can no longer be restored."],
  "conversation.queue_full": [409, "10 messages are queued already. Wait until one is sent, or remove one."],
  "conversation.comparing": [
    409,
    "Two answers are being written. The message can be sent when both are done.",
  ],
  "queued_message.not_found": [404, "This message is not queued any more. It was sent or removed."],
  "queued_message.not_own": [403, "Only its author can change, send or remove a queued message."],
  "conversation.too_many_pinned": [409, "At most 50 conversations can be pinned. Unpin one first."],
  "folder.not_found": [404, "This folder does not exist. It may have been deleted."],
  "folder.undo_over": [410, "This folder can no longer be restored."],
  "folder.too_many": [409, "There can be at most 100 folders. Delete one first."],
  "message.not_found": [404, "This message does not exist."],
  "message.not_retryable": [409, "Only an answer can be retried."],
  "message.not_continuable": [
    409,
    "Only an answer that was stopped or failed after its first words can be continued.",
  ],
  "message.not_spoken": [409, "Playback progress can only be set for an answer."],
  "message.id_taken": [409, "A message with this id already exists elsewhere. Send it with a new id."],
});
