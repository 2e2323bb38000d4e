import { z } from "zod";
import type { ToolCallRow } from "#features/tools/server/index.ts";
import { crashPoint } from "#features/tools/server/index.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { AppError } from "#platform/server/errors.ts";
import type { HandOver } from "../../hand-over.ts";
import { runAgents } from "../../run-agent.ts";
import type { Advance, Ending, Journal } from "../../run-driver.ts";
import { failed } from "../failed.ts";
import type { UsedOfLimits } from "../used-of-limits.ts";
import { storeHandOver } from "./store-hand-over.ts";

/**
 * Gives the run to the agent that a call has named, as of now: the person's right counts again, as if they chose it. The
 * returned ending is that of a person who may not use it any more.
 */
export async function switchAgent(
  advance: Advance,
  { waits }: Journal,
  call: ToolCallRow,
  { agentId: fromId, used }: { agentId: string; used: UsedOfLimits },
): Promise<Ending | undefined> {
  const { system, person, run } = advance;
  const to = handedOver(call);
  const from = run.agent_version_id;
  if (!to || !from) return failed("run.agent_gone");
  try {
    const chosen = await untilDatabaseAnswers(async () => runAgents(system.services)?.choose(person, to));
    if (!chosen) return failed("run.agent_gone");
    const handOver: HandOver = {
      callId: call.id,
      from: { agentId: fromId, versionId: from },
      to: { agentId: chosen.agentId, versionId: chosen.versionId },
      used,
      limitWaits: waits.flatMap(({ kind, step_key }) => (kind === "limit" ? [step_key] : [])),
    };
    advance.run = await untilDatabaseAnswers(() => storeHandOver(system, { run, handOver }));
    await crashPoint("hand_over.stored");
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: "failed", error: { code: error.code, message: error.message } };
  }
}

/** What a call that hands over says about it. */
const HandedOver = z.object({ agentId: z.uuid() });

/** The agent that a succeeded call has named. */
function handedOver({ output }: Pick<ToolCallRow, "output">): string | undefined {
  const { data } = HandedOver.safeParse(output?.data);
  return data?.agentId;
}
