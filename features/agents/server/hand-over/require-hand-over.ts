import { getRun, handOverTool, mostHandOvers, runHandOverOf } from "#features/runs/server/index.ts";
import { listToolCallsOf, type ToolContext, ToolError } from "#features/tools/server/index.ts";
import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { listAgentsAbove } from "../delegation/agents-above.repository.ts";
import { labelOfAgents } from "../delegation/describe-agents.ts";
import { findMeantAgent } from "../delegation/find-meant-agent.ts";
import type { ShownAgent } from "../listed-agent.repository.ts";

/**
 * The agent that a run may be handed over to. Throws a ToolError that says why not. An agent gets a run once, so no two
 * of them pass it to and fro.
 */
export async function requireHandOver(context: ToolContext, named: string): Promise<ShownAgent> {
  const { ctx, runId } = context;
  const run = await getRun(ctx, runId);
  const place = runHandOverOf(run);
  if (!place || run.parent_run_id) {
    throw refused("This task was given by another agent. Answer it: that agent goes on with the answer.");
  }
  const why = await query(ctx, (inner) => place.refusal(inner, run));
  if (why) throw refused(why);
  const agent = await findMeantAgent(context, named);
  const worked = [...(await listAgentsAbove(ctx, run)), ...run.hand_overs.map(({ from }) => from.agentId)];
  if (worked.includes(agent.id)) {
    throw refused(
      `${agent.published?.name} has worked on this answer already. Go on yourself, or tell the person.`,
      labelOfAgents(ctx, [agent]),
    );
  }
  if (run.hand_overs.length >= mostHandOvers) {
    throw refused(
      `This answer was handed over ${mostHandOvers} times already. Go on yourself, or tell the person what is missing.`,
    );
  }
  if (
    await isAskedBefore(
      context,
      run.hand_overs.map(({ callId }) => callId),
    )
  ) {
    throw refused("It is being handed over already. An answer goes to one agent at a time.");
  }
  return agent;
}

/** Whether an earlier call hands over as well and has not taken effect: one of the same step. */
async function isAskedBefore({ ctx, asked, callId }: ToolContext, over: readonly string[]): Promise<boolean> {
  const earlier = asked
    .slice(
      0,
      asked.findIndex(({ id }) => id === callId),
    )
    .flatMap(({ id, name }) => (name === handOverTool && !over.includes(id) ? [id] : []));
  if (earlier.length === 0) return false;
  const known = await query(ctx, ({ db }) => listToolCallsOf(db, earlier));
  const failed = known.filter(({ status }) => !["proposed", "executing", "succeeded"].includes(status));
  return failed.length < earlier.length;
}

function refused(message: string, label?: Label): ToolError {
  return new ToolError("tool.not_handed_over", message, label ? { label } : {});
}
