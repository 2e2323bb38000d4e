import { erasedText } from "#platform/contract/erasure/erased-text.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { formatCertificate } from "../../../contract/erasures/certificate.ts";
import { toHex } from "../../../contract/notes/base64.ts";
import { findCheckpoint } from "../../log/checkpoint.repository.ts";
import { listEntriesOfEvents } from "../../log/entry.repository.ts";
import { listLogKeys } from "../../log/log-key.repository.ts";
import { signersOf, signNote } from "../../log/log-keys.ts";
import { sha256 } from "../../log/sha256.ts";
import { erasureAccess } from "../erasure.access.ts";
import { lockErasure } from "../erasure.repository.ts";
import { keptParts } from "../kept-of-people.ts";
import { findEventOfErasure, insertCertificate, listDue } from "./certificate.repository.ts";
import { certificateKey } from "./certificate-key.ts";

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
    const version = row.version + 1;
    const text = formatCertificate({
      ...{ version, origin, index, size: checkpoint.size, eventId: event.id, erased },
      kept: keptParts(services, row.kind),
    });
    const issuedAt = ctx.now();
    const note = signNote(signersOf(services.secrets, await listLogKeys(db), issuedAt), origin, text);
    await services.blobs.put(certificateKey(id), Buffer.from(note), {
      contentType: "text/plain; charset=utf-8",
    });
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

/** Issues what is due. One that cannot be issued does not hold up the others. */
export async function issueCertificates(ctx: Ctx): Promise<void> {
  const due = await query(ctx, erasureAccess.issue, ({ db }) => listDue(db, mostAtOnce));
  for (const id of due) {
    await issueCertificate(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, erasure: id }, "the certificate of an erasure could not be issued"),
    );
  }
}
