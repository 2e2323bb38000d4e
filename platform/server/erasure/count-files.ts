import type { Ctx } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import { inTransaction } from "../db/transaction.ts";
import { countContents, noteErasedFiles } from "./recorded-erasure.repository.ts";

export interface CountedFiles {
  userId: string;
  erasureId: string;
  /** Its rows are files outside the database. */
  table: string;
}

/** Notes how many files of a kind an erasure is about to delete. */
export function countFiles(ctx: Ctx, { userId, erasureId, table }: CountedFiles): Promise<void> {
  const note = async (db: Db) => {
    const count = await countContents(db, table, userId);
    if (count > 0) await noteErasedFiles(db, erasureId, table, count);
  };
  return ctx.isInTransaction
    ? note(ctx.db)
    : inTransaction(ctx.services.pool, { role: "service_role" }, "write", note);
}
