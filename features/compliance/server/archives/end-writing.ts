import type { FileKey, FileOutcome } from "#platform/server/background-files/background-files.ts";
import { beginAttempt, endAttempt } from "#platform/server/background-files/making.repository.ts";
import { noteContent } from "#platform/server/background-files/old-file.repository.ts";
import { command } from "#platform/server/command.ts";
import { type Archive, archiveKeptHours } from "../../contract/index.ts";
import { archiveAccess } from "./archive.access.ts";
import { type ArchiveRow, getArchive } from "./archive.repository.ts";
import { archiveFiles } from "./archive-files.ts";
import { auditArchive } from "./audit-archive.ts";

/** Deaths of the writing server after which an archive is given up, so that it cannot kill servers for ever. */
const mostAttempts = 5;
const keptMs = archiveKeptHours * 3_600_000;

export type WriteOutcome = FileOutcome<NonNullable<Archive["problem"]>>;

/** Takes an archive for writing. Undefined when there is nothing to write, or it was given up just now. */
export const beginWriting = command(
  "archive.begin_writing",
  archiveAccess.write,
  async (ctx, key: FileKey): Promise<ArchiveRow | undefined> => {
    const row = (await beginAttempt(ctx.db, archiveFiles, key)) ? await getArchive(ctx.db, key) : undefined;
    if (!row) {
      // A writer that was killed may have stored its bytes after its archive was removed and tidied.
      await noteContent(ctx.db, archiveFiles, key);
      return undefined;
    }
    if (row.attempts > mostAttempts) {
      await endWriting(ctx, { row, outcome: { problem: "interrupted" } });
      return undefined;
    }
    await auditArchive(ctx, row, "archive.begun", { attempt: row.attempts });
    return row;
  },
);

/** Stores what writing led to. A writer that was overtaken or whose archive was removed stores nothing. */
export const endWriting = command(
  "archive.end_writing",
  archiveAccess.write,
  async (ctx, { row, outcome }: { row: ArchiveRow; outcome: WriteOutcome }): Promise<void> => {
    const expiresAt = new Date(ctx.now().getTime() + keptMs);
    if (!(await endAttempt(ctx.db, archiveFiles, row, { outcome, expiresAt }))) {
      // Its bytes may have come after they were tidied away.
      await noteContent(ctx.db, archiveFiles, row);
      return;
    }
    if ("problem" in outcome) await auditArchive(ctx, row, "archive.failed", { problem: outcome.problem });
    else await auditArchive(ctx, row, "archive.written", { bytes: outcome.sizeBytes });
  },
);
