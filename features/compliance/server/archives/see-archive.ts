import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { archiveErrors } from "../../contract/index.ts";
import { type ArchiveRow, getArchive, type Person } from "./archive.repository.ts";

export function askerOf(ctx: Ctx): Person {
  const { userId: user_id, workspaceId: workspace_id } = userOf(ctx);
  return { workspace_id, user_id };
}

/** An archive that the caller asked for. Throws `archive.not_found`. */
export async function seeArchive(ctx: Ctx, id: string): Promise<ArchiveRow> {
  const { workspace_id, user_id } = askerOf(ctx);
  const row = await getArchive(ctx.db, { workspace_id, id });
  return row?.user_id === user_id ? row : fail(archiveErrors, "archive.not_found");
}
