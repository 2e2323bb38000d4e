import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type FileKind, fileErrors } from "../contract/index.ts";
import { fileAccess } from "./file.access.ts";
import { type FileRow, insertMessageFiles, lockOwnFiles } from "./file.repository.ts";
import { fileSettingsOf } from "./file-settings.ts";

export type ReadyFile = FileRow & { kind: FileKind };

/**
 * The caller's own files, in this order, each once; nobody deletes them before the transaction ends. Throws
 * `file.too_many`, `file.not_found` for those of others, and `file.not_ready` or `file.not_usable`. Part of the
 * command that stores their message.
 */
export async function readAttachable(ctx: Ctx, ids: readonly string[]): Promise<ReadyFile[]> {
  const { perMessage } = fileSettingsOf(ctx.services);
  if (ids.length > perMessage) fail(fileErrors, "file.too_many", { message: tooMany(perMessage) });
  const rows = new Map((await lockOwnFiles(ctx.db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = rows.get(id);
    if (!row) return fail(fileErrors, "file.not_found");
    if (row.state === "failed") fail(fileErrors, "file.not_usable");
    const { kind } = row;
    if (row.state !== "ready" || !kind) return fail(fileErrors, "file.not_ready");
    return { ...row, kind };
  });
}

function tooMany(most: number): string {
  return `A message holds at most ${most === 1 ? "one file" : `${most} files`}.`;
}

/** Puts files under a message, which keeps them. Part of the command that stores the message. */
export const attachFiles = command(
  "file.attach",
  fileAccess.attach,
  async (ctx, { messageId, files }: { messageId: string; files: readonly ReadyFile[] }): Promise<void> => {
    const ids = files.map(({ id }) => id);
    await insertMessageFiles(ctx.db, messageId, ids);
    await ctx.audit({
      act: "file.attached",
      target: [{ type: "message", id: messageId }, ...ids.map((id) => ({ type: "file", id }))],
    });
  },
);
