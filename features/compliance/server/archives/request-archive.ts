import {
  type AuthServiceOptions,
  findUser,
  isFreshSession,
  notifyPerson,
} from "#features/auth/server/index.ts";
import { lockRequests } from "#platform/server/background-files/generation.repository.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type ArchiveKind, archiveErrors, mostKeptArchives, mostOpenArchives } from "../../contract/index.ts";
import { listAccountsOf } from "../erasures/erasure.repository.ts";
import { lockStanding } from "../holds/lock-standing.ts";
import { archiveAccess } from "./archive.access.ts";
import { type ArchiveRow, countArchives, getArchive, insertArchive, isHeld } from "./archive.repository.ts";
import { archiveFiles } from "./archive-files.ts";
import { auditArchive } from "./audit-archive.ts";
import { askerOf } from "./see-archive.ts";
import { writeArchive } from "./write-archive.job.ts";

/**
 * Has everything of the caller packed. Throws `archive.too_many` and `archive.too_many_open`, and `archive.prove_again` in a
 * session without a proof of the last day, as the others.
 */
export const requestOwnArchive = command(
  "archive.request_own",
  archiveAccess.request_own,
  async (ctx, _: undefined): Promise<ArchiveRow> => {
    await beginRequest(ctx);
    return request(ctx, { kind: "person", subject_id: userOf(ctx).userId });
  },
);

/**
 * Has everything of whom has this address packed, an archive for each account. They get a mail that says so, unless a
 * legal hold keeps something of theirs. Throws `archive.person_not_found`.
 */
export const requestArchiveOfPerson = command(
  "archive.request_of_person",
  archiveAccess.request_of_person,
  async (ctx, { service, email }: { service: AuthServiceOptions; email: string }): Promise<ArchiveRow[]> => {
    await beginRequest(ctx);
    const accounts = await listAccountsOf(ctx.db, email);
    if (accounts.length === 0) fail(archiveErrors, "archive.person_not_found");
    const rows: ArchiveRow[] = [];
    for (const subject_id of accounts) {
      rows.push(await request(ctx, { kind: "person", subject_id }));
      await tell(ctx, service, subject_id);
    }
    return rows;
  },
);

/** Has what a standing hold covers packed. Throws what `lockStanding` throws. */
export const requestArchiveOfHold = command(
  "archive.request_of_hold",
  archiveAccess.request_of_hold,
  async (ctx, { holdId }: { holdId: string }): Promise<ArchiveRow> => {
    await beginRequest(ctx);
    const { id } = await lockStanding(ctx, holdId);
    return request(ctx, { kind: "hold", subject_id: id });
  },
);

/** Whoever may go on is one who proved who they are, and has not too many archives. A browser left open takes nothing out. */
async function beginRequest(ctx: Ctx): Promise<void> {
  if (!(await isFreshSession(ctx))) fail(archiveErrors, "archive.prove_again");
  const { user_id } = askerOf(ctx);
  await lockRequests(ctx.db, archiveFiles, user_id);
  const { open, kept } = await countArchives(ctx.db, user_id);
  if (open >= mostOpenArchives) fail(archiveErrors, "archive.too_many_open");
  if (kept >= mostKeptArchives) fail(archiveErrors, "archive.too_many");
}

/** A matter that a hold is about is not told to whom it covers. */
async function tell(ctx: Ctx, service: AuthServiceOptions, userId: string): Promise<void> {
  if (userId === userOf(ctx).userId || (await isHeld(ctx.db, userId))) return;
  const user = await findUser(ctx.db, userId);
  if (user) await notifyPerson(ctx, service, user, "archive_asked");
}

async function request(ctx: Ctx, of: { kind: ArchiveKind; subject_id: string }): Promise<ArchiveRow> {
  const asker = askerOf(ctx);
  const key = { workspace_id: asker.workspace_id, id: newId() };
  await insertArchive(ctx.db, { ...key, ...of, user_id: asker.user_id });
  const row = await getArchive(ctx.db, key);
  if (!row) throw new Error("The archive was not stored.");
  await auditArchive(ctx, row, "archive.requested");
  const payload = { workspaceId: key.workspace_id, id: key.id };
  await ctx.enqueue(writeArchive, payload, { singletonKey: key.id, of: asker.user_id });
  return row;
}
