import { sumOf } from "#platform/contract/erasure/erased-text.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { parseCertificate } from "../../contract/erasures/certificate.ts";
import { erasureErrors, type PublicErasure } from "../../contract/index.ts";
import { parseNote } from "../../contract/notes/signed-note.ts";
import { keysOfOrigin } from "../log/keys-of-origin.ts";
import { findKept } from "./certificates/kept-certificates.ts";
import { erasureAccess } from "./erasure.access.ts";
import { type ErasureRow, findErasure } from "./erasure.repository.ts";
import { presentKept } from "./kept-of-people.ts";

/** How far an erasure has come, for anybody who knows its id. */
export async function readErasure(ctx: Ctx, id: string): Promise<PublicErasure> {
  const row = await find(ctx, id);
  const certificate = row?.note ?? (await keptWithFiles(ctx, id)) ?? null;
  const facts = row ? presentRow(row) : presentNote(certificate);
  const said = certificate ? parseCertificate(parseNote(certificate)?.text ?? "") : undefined;
  const keysOfLog = said
    ? await query(ctx, erasureAccess.read_certificate, ({ db }) => keysOfOrigin(db, said.origin))
    : [];
  const kept = presentKept(ctx.services).filter(
    ({ isOfAnonymized }) => !isOfAnonymized || facts.kind === "anonymized",
  );
  return { id, ...facts, certificate, keysOfLog, kept };
}

/** The newest certificate, as the file to be kept. */
export async function readCertificate(ctx: Ctx, id: string): Promise<string> {
  const row = await find(ctx, id);
  const note = row?.note ?? (await keptWithFiles(ctx, id));
  return note ?? fail(erasureErrors, row ? "erasure.not_issued" : "erasure.not_found");
}

function find(ctx: Ctx, id: string): Promise<ErasureRow | undefined> {
  return query(ctx, erasureAccess.read_certificate, ({ db }) => findErasure(db, id));
}

/** A database from a backup may not know an erasure that was certified. */
async function keptWithFiles({ services }: Ctx, id: string): Promise<string | undefined> {
  return (await findKept(services.blobs, id))?.note;
}

function presentRow({ kind, askedAt, finishedAt, checkedAt, rows, files, keyIds }: ErasureRow) {
  return {
    kind,
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    ...{ rows: sumOf(rows), files: sumOf(files), keys: keyIds.length },
  };
}

function presentNote(certificate: string | null) {
  const said = parseCertificate(parseNote(certificate ?? "")?.text ?? "");
  if (!said) fail(erasureErrors, "erasure.not_found");
  const { kind, askedAt, finishedAt, rows, files, keys } = said;
  return { kind, askedAt, finishedAt, checkedAt: null, rows, files, keys };
}
