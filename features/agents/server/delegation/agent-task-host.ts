import { findAskedCall, type RunHost } from "#features/runs/server/index.ts";
import { RunAgentInput } from "./run-agent-input.ts";

/** The host of runs that an agent starts: a task within the conversation of the agent that gave it. */
export const agentTaskHost = "agent_task";

/**
 * A run of a task has nothing but its task as history, with the label of the call that gave it. It shows its work where
 * it was given: the answer of its parent.
 */
export const agentTaskRunHost: RunHost = {
  kind: agentTaskHost,
  refsOf: (run) => ({ conversationId: run.host_id }),
  async loadHistory(ctx, run) {
    const call = await findAskedCall(ctx, run);
    // Without its task and the label of it, nothing may answer.
    if (!call) throw new Error(`The task of the run ${run.id} is not there.`);
    const { task } = RunAgentInput.parse(call.input);
    return [{ role: "user", text: task, integrity: call.integrity, readers: call.readers }];
  },
  saveProgress: async () => {},
};
