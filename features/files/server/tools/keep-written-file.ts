import type { Label } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../../contract/index.ts";
import { fileAccess } from "../file.access.ts";
import { deleteRow, lockOwnFile } from "../file.repository.ts";
import { findAnswerOf, findWritten, keepUnder } from "./conversation-file.repository.ts";

interface Written {
  /** Of the tool call, and of its file. */
  id: string;
  runId: string;
  /** Who could have written the content, and who may read it. */
  label: Label;
  /** After it aborts, nothing is stored any more. */
  signal: AbortSignal;
}

/** Puts a written file under the answer of its run. Idempotent. Throws `file.not_found`. */
export const keepWrittenFile = command(
  "file.keep_written",
  fileAccess.write,
  async (ctx, { id, runId, label, signal }: Written): Promise<void> => {
    const messageId = await findAnswerOf(ctx.db, runId);
    if (!messageId || !(await lockOwnFile(ctx.db, id))) return fail(fileErrors, "file.not_found");
    signal.throwIfAborted();
    await keepUnder(ctx.db, { id, messageId, label });
    await ctx.audit({
      act: "file.written",
      target: [
        { type: "file", id },
        { type: "message", id: messageId },
      ],
      facts: { integrity: label.integrity },
    });
  },
);

/** Deletes a file that a tool call wrote. It may be gone already. Throws `file.in_use`. */
export const takeBackWrittenFile = command(
  "file.take_back_written",
  fileAccess.take_back,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await lockOwnFile(ctx.db, id))) return;
    const found = await findWritten(ctx.db, id);
    if (!found?.isWritten || found.holders > 1) fail(fileErrors, "file.in_use");
    await deleteRow(ctx.db, id);
    await ctx.audit({ act: "file.taken_back", target: [{ type: "file", id }] });
  },
);
