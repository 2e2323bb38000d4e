import { defineErrors } from "#platform/contract/define-errors.ts";

export const inboxErrors = defineErrors({
  "question.not_found": [404, "This question does not exist."],
  "question.answered": [409, "This was answered already."],
  "question.expired": [409, "This was not answered in time. Ask the assistant again."],
  "question.withdrawn": [409, "The answer ended before this was answered. Ask the assistant again."],
  "question.invalid_answer": [400, "The answer does not fit the question."],
  "limit.not_found": [404, "This limit does not exist."],
  "failed_run.not_found": [404, "This failed run does not exist."],
});
