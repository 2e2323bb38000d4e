import { createRun, getRun, type RunRow } from "#features/runs/server/index.ts";
import { ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { chooseAgent } from "../runs/choose-agent.ts";
import { agentTaskHost } from "./agent-task-host.ts";
import { listAgentsAbove } from "./agents-above.repository.ts";

/** Starts the run of an agent for a tool call of `runId`. Idempotent: a call starts one run. */
export async function startAgentTask(
  ctx: Ctx,
  { runId, callId, agentId }: { runId: string; callId: string; agentId: string },
): Promise<RunRow> {
  const parent = await getRun(ctx, runId);
  // Otherwise two agents could start each other without end.
  if ((await listAgentsAbove(ctx, parent)).includes(agentId)) {
    throw new ToolError(
      "tool.agent_above",
      "This agent has given this task itself. Do it without that agent.",
    );
  }
  const { versionId } = await chooseAgent(ctx, agentId);
  return createRun(ctx, {
    ...{ id: newId(), host: agentTaskHost, hostId: parent.host_id, messageId: null, driver: "model" },
    ...{ agentVersionId: versionId, modelRef: parent.model_ref, timeZone: parent.time_zone },
    parent: { run: parent, stepKey: callId },
    trigger: { kind: "run", id: runId },
  });
}
