import { type Ctx, personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors } from "../../contract/index.ts";
import { invalidateAiSettings } from "../read-ai-settings.ts";
import {
  findCurrentInstructions,
  type InstructionRow,
  insertInstructions,
  lockInstructions,
} from "./instructions.repository.ts";

export interface NewInstructions {
  text: string;
  /** The number of the version that the writer had read, 0 for none. */
  basedOn: number;
  restoredFrom?: number;
}

/**
 * Adds a version in the open transaction of an authorized command. Throws when somebody else added one since
 * `basedOn`, or the text is in force already.
 */
export async function storeInstructions(
  ctx: Ctx,
  workspaceId: string,
  { text, basedOn, restoredFrom }: NewInstructions,
): Promise<InstructionRow> {
  await lockInstructions(ctx.db, workspaceId);
  const current = await findCurrentInstructions(ctx.db, workspaceId);
  if ((current?.number ?? 0) !== basedOn) fail(aiSettingsErrors, "instructions.changed_meanwhile");
  if ((current?.text ?? "") === text) fail(aiSettingsErrors, "instructions.unchanged");
  const row = await insertInstructions(ctx.db, {
    workspace_id: workspaceId,
    number: basedOn + 1,
    text,
    restored_from: restoredFrom ?? null,
    created_by: personOf(ctx.actor)?.userId ?? null,
    created_at: ctx.now(),
  });
  await ctx.audit({
    act: restoredFrom === undefined ? "instructions.changed" : "instructions.restored",
    workspaceId,
    target: [{ type: "instructions", id: workspaceId }],
    facts: {
      version: row.number,
      characters: text.length,
      ...(restoredFrom === undefined ? {} : { restored_from: restoredFrom }),
    },
  });
  ctx.afterCommit(() => invalidateAiSettings(ctx.services));
  return row;
}
