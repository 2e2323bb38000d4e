import { defineErrors } from "#platform/contract/define-errors.ts";

export const runErrors = defineErrors({
  "run.not_found": [404, "This run does not exist."],
  "run.not_forkable": [
    409,
    "This answer cannot be continued from there. Choose an earlier step, after which it used a tool.",
  ],
  "run.limit_not_found": [404, "This run does not wait at a limit."],
  "run.limit_decided": [409, "This was decided already, or the run has ended."],
  "run.repeated": [
    409,
    "This run was stopped: the model kept making the same call, which gave the same result each time. Its results so far are kept. Say what to try instead, or ask in another way.",
  ],
  "run.cost_limit_above": [
    409,
    "This part of the work was stopped: the agent that asked for it has reached the limit of its cost.",
  ],
  "run.depth_limit": [409, "This run is nested eight levels deep. It cannot start another run."],
  "run.model_budget": [
    402,
    "The model budget is used up. Ask an owner or admin of your workspace to raise it.",
  ],
  "run.tool_call_limit": [
    409,
    "This run was stopped: the model asked for more tool calls at once than a run may make. Its results so far are kept. Ask a smaller question.",
  ],
  "run.person_inactive": [403, "This run was stopped: its user no longer has access to this workspace."],
  "run.account_closing": [
    409,
    "Your account will be deleted, so no new run can start. Choose “Keep my account” to continue.",
  ],
  "run.length_limit": [
    409,
    "The answer reached this model's output limit. Choose Continue to go on from here.",
  ],
  "run.agent_gone": [409, "This agent no longer exists. Choose another agent, or go on without one."],
  "run.output_misfit": [
    502,
    "The answer does not have the form that this agent promises, also after the model was told. Its text is kept.",
  ],
  "run.empty_answer": [502, "The model returned an empty answer. Try again, or choose another model."],
  "run.not_storable": [500, "The model's answer could not be saved. Choose Retry."],
  "run.crashed": [500, "This run failed after three interruptions. Choose Retry."],
});
