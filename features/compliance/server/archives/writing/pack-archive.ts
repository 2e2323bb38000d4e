import { admits } from "#platform/server/access/authorize.ts";
import { storeProgress } from "#platform/server/background-files/generation.repository.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { openUnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { writeZip, type ZipEntry, ZipTooLargeError } from "#platform/server/zip/write-zip.ts";
import { findCurrentRole } from "../../exports/files/current-role.repository.ts";
import { archiveAccess, takingRule } from "../archive.access.ts";
import { type ArchiveRow, hasSubject } from "../archive.repository.ts";
import { archiveFiles } from "../archive-files.ts";
import type { WriteOutcome } from "../end-writing.ts";
import { planHoldArchive } from "../hold/plan-hold-archive.ts";
import { planPersonArchive } from "../person/plan-person-archive.ts";
import type { ArchivePlan } from "./archive-entry.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { ManifestWriter } from "./manifest-writer.ts";
import { readmeOf } from "./readme.ts";

/** A zip without its 64-bit form holds 65,535 entries and 4 GB. */
const limits = { mostEntries: 60_000, mostBytes: 4_000_000_000 };

/** The archive was removed, or another server has taken over. */
class StoppedError extends Error {}

/** Writes an archive and stores its zip. Undefined when it was removed meanwhile. */
export async function packArchive(ctx: Ctx, row: ArchiveRow): Promise<WriteOutcome | undefined> {
  if (!(await mayTake(ctx, row))) return { problem: "not_permitted" };
  await using zip = await openUnlinkedTempFile();
  try {
    const plan = await (row.kind === "person" ? planPersonArchive : planHoldArchive)(ctx, row);
    await writeZip(zip, listEntries(ctx, row, plan), limits);
  } catch (error) {
    if (error instanceof ZipTooLargeError) return { problem: "too_large" };
    if (error instanceof StoppedError) return undefined;
    throw error;
  }
  // What was erased meanwhile must not come back as a file.
  if (!(await mayTake(ctx, row))) return { problem: "not_permitted" };
  await ctx.services.blobs.put(archiveFiles.keyOf(row), zip.stream(), { contentType: "application/zip" });
  return { sizeBytes: zip.sizeBytes };
}

/** Whether whoever asked may still take this out, and it is still there. One's own data is taken by whoever has an account. */
async function mayTake(ctx: Ctx, row: ArchiveRow): Promise<boolean> {
  const { kind, user_id: userId, subject_id, workspace_id: workspaceId, id: sessionId } = row;
  return query(ctx, archiveAccess.write, async ({ db }) => {
    if (!(await hasSubject(db, row))) return false;
    if (kind === "person" && userId === subject_id) return true;
    const standing = await findCurrentRole(db, row);
    const actor =
      standing && ({ type: "user", userId, workspaceId, sessionId, email: "", ...standing } as const);
    return actor !== undefined && admits(takingRule(row), { actor, isPart: false });
  });
}

/** The beginning in plain words, the parts, and last what was put into the archive, signed. */
async function* listEntries(ctx: Ctx, row: ArchiveRow, plan: ArchivePlan): AsyncGenerator<ZipEntry> {
  const manifest = new ManifestWriter();
  let reached = 0;
  const isStillCounting = () =>
    storeProgress(ctx.services.servicePool, archiveFiles, row, [manifest.count, reached]);
  const isCounting = async (share: number) => {
    reached = share;
    if (!(await isStillCounting())) throw new StoppedError();
  };
  // A part may take hours before its first file comes. Whoever still works says so, and is not taken for dead.
  using _beat = startHeartbeat(() =>
    isStillCounting().catch((err) => ctx.log.warn({ err }, "an archive's progress was not stored")),
  );
  yield manifest.add(readmeOf(plan));
  for (const [index, part] of plan.parts.entries()) {
    for await (const entry of part()) {
      ctx.signal?.throwIfAborted();
      yield manifest.add(entry);
      await isCounting(index / plan.parts.length);
    }
    await isCounting((index + 1) / plan.parts.length);
  }
  yield* await manifest.sign(ctx, row, plan.leftOut);
}
