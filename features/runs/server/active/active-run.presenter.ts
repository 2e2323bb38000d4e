import { abilitiesOf } from "#platform/server/access/abilities.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ListedRun } from "../../contract/index.ts";
import { runAccess } from "../run.access.ts";
import type { RunRow } from "../run.repository.ts";
import type { OpenWait } from "./active-run.repository.ts";

type Around = Pick<ListedRun, "title" | "conversationId" | "agent" | "toolTitle"> & {
  waits: readonly OpenWait[];
};

/** A run that has not ended, with the caller's rights. */
export async function presentActiveRun(ctx: Ctx, row: RunRow, around: Around): Promise<ListedRun> {
  const { status } = row;
  if (status !== "queued" && status !== "running" && status !== "waiting") {
    throw new Error("The run has ended.");
  }
  const { cancel } = await abilitiesOf(ctx, runAccess, row);
  return {
    ...{ id: row.id, status, stepCount: row.step_count, createdAt: row.created_at.toISOString() },
    ...{ title: around.title, conversationId: around.conversationId, agent: around.agent },
    toolTitle: status === "running" ? around.toolTitle : null,
    waits:
      status === "waiting"
        ? around.waits.map(({ kind, wakeAt, awaits }) => ({
            ...{ kind, awaits, wakeAt: wakeAt?.toISOString() ?? null },
          }))
        : [],
    isStopping: row.cancel_requested_at !== null,
    abilities: { cancel: cancel && row.cancel_requested_at === null },
  };
}
