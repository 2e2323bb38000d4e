import { lockRequests } from "#platform/server/background-files/making.repository.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type ArchiveKind, archiveErrors, mostKeptArchives, mostOpenArchives } from "../../contract/index.ts";
import { lockStanding } from "../holds/lock-standing.ts";
import { archiveAccess } from "./archive.access.ts";
import {
  type ArchiveRow,
  findPersonByEmail,
  getArchive,
  insertArchive,
  listArchives,
} from "./archive.repository.ts";
import { archiveFiles } from "./archive-files.ts";
import { auditArchive } from "./audit-archive.ts";
import { askerOf } from "./see-archive.ts";
import { writeArchive } from "./write-archive.job.ts";

/** Has everything of the caller packed. Throws `archive.too_many` and `archive.too_many_open`, as the others. */
export const requestOwnArchive = command(
  "archive.request_own",
  archiveAccess.request_own,
  (ctx, _: undefined): Promise<ArchiveRow> =>
    request(ctx, { kind: "person", subject_id: userOf(ctx).userId }),
);

/** Has everything of whom has this address packed. Throws `archive.person_not_found`. */
export const requestArchiveOfPerson = command(
  "archive.request_of_person",
  archiveAccess.request_of_person,
  async (ctx, { email }: { email: string }): Promise<ArchiveRow> => {
    const subject_id = await findPersonByEmail(ctx.db, email);
    return request(ctx, {
      kind: "person",
      subject_id: subject_id ?? fail(archiveErrors, "archive.person_not_found"),
    });
  },
);

/** Has what a standing hold covers packed. Throws what `lockStanding` throws. */
export const requestArchiveOfHold = command(
  "archive.request_of_hold",
  archiveAccess.request_of_hold,
  async (ctx, { holdId }: { holdId: string }): Promise<ArchiveRow> => {
    const { id } = await lockStanding(ctx, holdId);
    return request(ctx, { kind: "hold", subject_id: id });
  },
);

async function request(ctx: Ctx, of: { kind: ArchiveKind; subject_id: string }): Promise<ArchiveRow> {
  const asker = askerOf(ctx);
  await lockRequests(ctx.db, archiveFiles, asker.user_id);
  const own = await listArchives(ctx.db, asker);
  const open = own.filter(({ state }) => state === "waiting" || state === "writing");
  if (open.length >= mostOpenArchives) fail(archiveErrors, "archive.too_many_open");
  if (own.length >= mostKeptArchives) fail(archiveErrors, "archive.too_many");

  const key = { workspace_id: asker.workspace_id, id: newId() };
  await insertArchive(ctx.db, { ...key, ...of, user_id: asker.user_id });
  const row = await getArchive(ctx.db, key);
  if (!row) throw new Error("The archive was not stored.");
  await auditArchive(ctx, row, "archive.requested");
  const payload = { workspaceId: key.workspace_id, id: key.id };
  await ctx.enqueue(writeArchive, payload, { singletonKey: key.id, of: asker.user_id });
  return row;
}
