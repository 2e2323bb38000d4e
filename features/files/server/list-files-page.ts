import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { StoredFile } from "../contract/index.ts";
import { fileAccess } from "./file.access.ts";
import { presentFile } from "./file.presenter.ts";
import { listSentFiles } from "./file.repository.ts";

/** The files that the caller has sent with a message, newest first. The cursor is the id of a page's last file. */
export async function listFilesPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<StoredFile>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const rows = await query(ctx, fileAccess.list, ({ db }) =>
    listSentFiles(db, { before: cursor, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(presentFile),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
