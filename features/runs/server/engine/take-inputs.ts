import { joinLabels } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { lockHeldRun } from "../lease.repository.ts";
import { runAccess } from "../run.access.ts";
import { type RunRow, updateInputs } from "../run.repository.ts";
import { runHost } from "../run-host.ts";
import { insertInputStep, listSteps } from "../step.repository.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { aboutRun } from "./about-run.ts";
import { RunLostError } from "./store-progress.ts";

/**
 * Journals what was said to a run as a step of its own, in the transaction that takes it from where it waited. So it
 * is read once, whichever server goes on. Throws RunLostError when the fence has moved.
 */
export const takeInputs = command(
  "run.take_inputs",
  runAccess.take_inputs,
  async (ctx, run: RunRow): Promise<RunRow> => {
    const [held, steps, toolCalls] = await Promise.all([
      lockHeldRun(ctx.db, run),
      listSteps(ctx.db, run),
      listToolCallsOfRun(ctx.db, run),
    ]);
    if (!held) throw new RunLostError(run.id);
    if (held.status !== "running") return held;
    const taken = await runHost(run.host).inputs?.take(ctx, { run: held, steps, toolCalls });
    if (!taken) return held;
    const { said, messageId } = taken;
    const number = held.step_count + 1;
    const { workspace_id, id: run_id, user_id, attempt } = held;
    const [stored] = await Promise.all([
      updateInputs(ctx.db, held, { messageId, stepCount: number }),
      insertInputStep(
        ctx.db,
        {
          ...{ id: newId(), workspace_id, run_id, user_id, number, attempt },
          ...{ step_key: String(number), label: joinLabels(said) },
        },
        said.map(({ text, author }) => ({ type: "text", text, ...(author !== undefined && { author }) })),
      ),
      ctx.audit({ act: "run.steered", ...aboutRun(held), step: number, facts: { messages: said.length } }),
    ]);
    return stored;
  },
);
