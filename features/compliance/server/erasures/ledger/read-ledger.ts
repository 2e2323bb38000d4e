import { listAll } from "#platform/server/blobs/list-all.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { erasureAccess } from "../erasure.access.ts";
import { listHosts, listUnknown } from "./ledger.repository.ts";
import { idOfKey, type LedgerEntry, ledgerFolder, readEntry } from "./ledger.ts";

/** What a reading of the ledger came upon that is not acted on. */
export interface Refused {
  broken: number;
  foreign: number;
}

/**
 * The entries that this database does not know, page by page. Entries of another installation, and what is no entry, are
 * counted in `refused`. This installation is known by its host, and by those that its logs were signed under.
 */
export async function* readLedger(ctx: Ctx, host: string, refused: Refused): AsyncGenerator<LedgerEntry[]> {
  const hosts = new Set([
    host,
    ...(await query(ctx, erasureAccess.take_up_again, ({ db }) => listHosts(db))),
  ]);
  for await (const keys of listAll(ctx.services.blobs, ledgerFolder)) {
    const ids = keys.flatMap((key) => idOfKey(key) ?? []);
    refused.broken += keys.length - ids.length;
    const unknown = await query(ctx, erasureAccess.take_up_again, ({ db }) => listUnknown(db, ids));
    const entries: LedgerEntry[] = [];
    for (const id of unknown) {
      ctx.signal?.throwIfAborted();
      const read = await readEntry(ctx.services, hosts, id);
      if (read === "broken" || read === "foreign") refused[read] += 1;
      else if (read) entries.push(read);
    }
    if (entries.length > 0) yield entries;
  }
}
