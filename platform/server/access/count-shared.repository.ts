import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "../ownership-transfer.ts";
import { isSharedWithOthers, isSharedWithSuccessor } from "./shared-with.ts";

/**
 * Counts what a leaver's objects of one kind would become: those that a colleague reaches go to the successor, the others
 * stay. `own` is a condition on the alias `o` of `table`.
 */
export async function countShared(
  db: Db,
  { noun, table, own, leaver }: { noun: string; table: string; own: RawBuilder<unknown>; leaver: Leaver },
): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*) filter (where is_shared)::int as handed,
      count(*) filter (where is_shared and not is_known)::int as "newlyReadable",
      count(*) filter (where not is_shared)::int as kept
    from (select ${isSharedWithOthers(noun, sql`o.id`, leaver)} as is_shared,
        ${isSharedWithSuccessor(noun, sql`o.id`, leaver)} as is_known
      from ${sql.table(table)} o where ${own}) counted`.execute(db);
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
}
