import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { proveEvents } from "../../log/prove-event.ts";
import { archiveAccess } from "../archive.access.ts";
import type { ArchiveEntry } from "../writing/archive-entry.ts";
import { linesIn, spool } from "../writing/spool.ts";
import { type LegalHoldEvent, listCustody, readLegalHoldEvents } from "./legal-hold-event.repository.ts";

/** The events of what a hold covers, and the proofs of those that the log has signed. */
export async function* legalHoldEvents(ctx: Ctx, hold: HoldKey): AsyncGenerator<ArchiveEntry> {
  await using events = await spool((append) =>
    query(ctx, archiveAccess.write, ({ db }) =>
      readLegalHoldEvents(db, hold, async (rows) => {
        ctx.signal?.throwIfAborted();
        await append(rows.map(lineOf));
      }),
    ),
  );
  const what = [
    "Audit events of what the hold covers",
    "Ereignisse dessen, was die Pflicht umfasst",
  ] as const;
  yield { path: "events.jsonl", what, pieces: events.stream(), hasRows: true };
  await using proofs = await proofsOf(ctx, events);
  if (proofs.sizeBytes > 0) {
    const proven = ["Their proofs: verify-log checks each", "Ihre Beweise: verify-log prüft jeden"] as const;
    yield { path: "events.tlog-proof", what: proven, pieces: proofs.stream() };
  }
}

/** Who did what with the hold and its packages, up to this one, and who tried to delete what it keeps. */
export async function* custody(ctx: Ctx, hold: HoldKey): AsyncGenerator<ArchiveEntry> {
  const rows = await query(ctx, archiveAccess.write, ({ db }) => listCustody(db, hold));
  await using file = await spool((append) => append(rows.map(lineOf)));
  const what = [
    "Chain of custody: who placed and changed the hold, took packages of it, and tried to delete what it keeps",
    "Nachweiskette: wer die Pflicht angeordnet und geändert, Pakete geholt und Aufbewahrtes zu löschen versucht hat",
  ] as const;
  yield { path: "custody.jsonl", what, pieces: file.stream(), hasRows: true };
}

const provenAtOnce = 200;

/** One after the other. Events that no checkpoint covers yet have none. No transaction is open for more than some. */
function proofsOf(ctx: Ctx, events: UnlinkedTempFile): Promise<UnlinkedTempFile> {
  return spool(async (append) => {
    for await (const lines of linesIn(events, provenAtOnce)) {
      ctx.signal?.throwIfAborted();
      const ids = lines.map((line) => (JSON.parse(line) as LegalHoldEvent).id);
      const proofs = await query(ctx, archiveAccess.write, async ({ db }) => {
        return (
          (await proveEvents(db, ids)) ??
          (await Promise.all(ids.map((id) => proveEvents(db, [id])))).flatMap((one) => one ?? [])
        );
      });
      // Each proof ends with a line feed of its own.
      await append(proofs.map(({ proof }) => proof.replace(/\n$/, "")));
    }
  });
}

function lineOf({ id, number, envelope }: LegalHoldEvent): string {
  return JSON.stringify({ id, number, envelope: JSON.parse(envelope.toString()) });
}
