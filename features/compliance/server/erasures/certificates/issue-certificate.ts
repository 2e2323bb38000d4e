import { erasedText } from "#platform/contract/erasure/erased-text.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Blobs } from "#platform/server/blobs/blobs.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { formatCertificate, parseCertificate } from "../../../contract/erasures/certificate.ts";
import { toHex } from "../../../contract/notes/base64.ts";
import { parseNote } from "../../../contract/notes/signed-note.ts";
import { findCheckpoint } from "../../log/checkpoint.repository.ts";
import { listEntriesOfEvents } from "../../log/entry.repository.ts";
import { listLogKeys } from "../../log/log-key.repository.ts";
import { signersOf, signNote } from "../../log/log-keys.ts";
import { sha256 } from "../../log/sha256.ts";
import { erasureAccess } from "../erasure.access.ts";
import { lockErasure } from "../erasure.repository.ts";
import { keptParts } from "../kept-of-people.ts";
import { claimDue, findEventOfErasure, insertCertificate } from "./certificate.repository.ts";
import { findKept, storeCertificate } from "./kept-certificates.ts";

const mostAtOnce = 100;

/**
 * Issues the certificate of an erasure, once its event stands in a signed log. It is kept with the files before the
 * database says that it was issued. Returns false while it has to wait. Idempotent: after a killed process another goes on.
 */
export const issueCertificate = command(
  "erasure.issue_certificate",
  erasureAccess.issue,
  async (ctx, id: string): Promise<boolean> => {
    const { db, services } = ctx;
    const row = await lockErasure(db, id);
    if (!row?.isDue || !row.finishedAt || !row.isNoted) return false;
    const erased = { ...row, finishedAt: row.finishedAt };
    const event = await findEventOfErasure(db, installationWorkspaceId, id);
    const [entry] = event ? await listEntriesOfEvents(db, [event.id]) : [];
    const checkpoint = entry && (await findCheckpoint(db, entry.log_id, entry.index + 1));
    const digest = toHex(sha256(Buffer.from(erasedText(erased))));
    // A second pass found more, and its event has no place yet.
    if (!event || !checkpoint || event.facts.sha256 !== digest) return false;
    const { origin, index } = entry;
    const version = await nextVersion(services.blobs, row, event.id);
    const text = formatCertificate({
      ...{ version, origin, index, size: checkpoint.size, eventId: event.id, erased },
      kept: keptParts(services, row.kind),
    });
    const issuedAt = ctx.now();
    const note = signNote(signersOf(services.secrets, await listLogKeys(db), issuedAt), origin, text);
    await storeCertificate(services.blobs, { erasureId: id, version, note });
    await insertCertificate(db, { erasureId: id, version, eventId: event.id, issuedAt, note });
    await ctx.audit({
      act: "erasure.certificate_issued",
      workspaceId: installationWorkspaceId,
      target: [{ type: "erasure", id }],
      facts: { version },
    });
    return true;
  },
);

/**
 * After a restore the files may have later versions than the database: none is overwritten by another. One about the same
 * event is what a killed process left, and is issued under its number.
 */
async function nextVersion(
  blobs: Blobs,
  row: { id: string; version: number },
  eventId: string,
): Promise<number> {
  const kept = await findKept(blobs, row.id);
  const said = kept && parseCertificate(parseNote(kept.note)?.text ?? "");
  if (kept && kept.version > row.version && said?.eventId === eventId) return kept.version;
  return Math.max(row.version, kept?.version ?? 0) + 1;
}

/** Issues what is due. One that cannot be issued does not hold up the others. */
export async function issueCertificates(ctx: Ctx): Promise<void> {
  const { pool } = ctx.services;
  const due = await inServiceTransaction(pool, "write", (db) => claimDue(db, ctx.now(), mostAtOnce));
  for (const id of due) {
    ctx.signal?.throwIfAborted();
    await issueCertificate(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, erasure: id }, "the certificate of an erasure could not be issued"),
    );
  }
}
