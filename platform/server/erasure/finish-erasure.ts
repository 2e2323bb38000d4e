import { createHash } from "node:crypto";
import { erasedText, sumOf } from "#platform/contract/erasure/erased-text.ts";
import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import type { Ctx } from "../context.ts";
import { finishRecorded, lockErasure, markChecked } from "./recorded-erasure.repository.ts";

/**
 * Records that an erasure has come to its end, in the log of the installation: the person's own log has no readers any more.
 * The event commits to everything that was erased. A second pass that found nothing is noted. What was counted after the last
 * event leads to another one, also when a killed process counted it. Part of a command; a repetition does nothing. Returns
 * whether there is a new event.
 */
export async function finishErasure(
  ctx: Ctx,
  id: string,
  { isAgain }: { isAgain: boolean },
): Promise<boolean> {
  const erasure = await lockErasure(ctx.db, id);
  if (!erasure) return false;
  if (isAgain) await markChecked(ctx.db, id, ctx.now());
  if (erasure.finishedAt && !erasure.isDirty) return false;
  const finishedAt = ctx.now();
  await finishRecorded(ctx.db, id, finishedAt);
  const { rows, files, keyIds, subjectId } = erasure;
  const text = erasedText({ ...erasure, finishedAt });
  await ctx.audit({
    act: "user.erased",
    workspaceId: installationWorkspaceId,
    target: [
      { type: "user", id: subjectId },
      { type: "erasure", id },
    ],
    facts: {
      rows: sumOf(rows),
      files: sumOf(files),
      keys: keyIds.length,
      again: isAgain,
      sha256: createHash("sha256").update(text).digest("hex"),
    },
  });
  return true;
}
