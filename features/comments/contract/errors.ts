import { defineErrors } from "#platform/contract/define-errors.ts";

export const commentErrors = defineErrors({
  "comment.not_found": [404, "This comment does not exist. It may have been deleted."],
  "comment.no_such_message": [404, "The message that you comment on does not exist here."],
  "comment.not_own": [403, "Only its author may change a comment."],
  "comment.not_deletable": [403, "Only its author or the owner of the conversation may delete a comment."],
  "comment.is_reply": [409, "Only the first comment of a thread is resolved, not a reply."],
  "comment.too_many": [409, "This conversation has the most comments that one may have. Delete some first."],
  "comment.thread_full": [409, "This thread has 200 replies already. Begin another one."],
  "comment.id_taken": [409, "A comment with this id already exists elsewhere. Send it with a new id."],
});
