import { defineErrors } from "#platform/contract/define-errors.ts";

export const runErrors = defineErrors({
  "run.not_found": [404, "This run does not exist."],
  "run.step_limit": [
    409,
    "This run reached its limit of 20 steps. Ask again with a smaller question, or ask to go on.",
  ],
  "run.time_limit": [
    409,
    "This run took longer than its time limit and was stopped. What it found so far stays.",
  ],
  "run.token_limit": [409, "This run used up its token limit. What it found so far stays."],
  "run.depth_limit": [409, "This run was started by another one, eight deep; it may start no further ones."],
  "run.model_budget": [
    402,
    "The model budget is used up. Ask an owner or admin of your workspace to raise it.",
  ],
  "run.tool_call_limit": [
    409,
    "This run asked for more tool calls than one run may make. What it found so far stays; ask again with a smaller question.",
  ],
  "run.person_inactive": [
    403,
    "The person this run worked for can no longer act in this workspace, so it was ended.",
  ],
  "run.account_closing": [
    409,
    "Your account is about to be deleted, so no new work begins. Choose “Keep my account” to go on.",
  ],
  "run.length_limit": [
    409,
    "The answer reached the longest length this model gives at once. Ask it to go on.",
  ],
  "run.empty_answer": [502, "The model answered with nothing. Try again, or choose another model."],
  "run.not_storable": [500, "The model wrote something that cannot be stored. Ask again with Retry."],
  "run.crashed": [500, "This run was interrupted three times and was given up. Ask again with Retry."],
});
