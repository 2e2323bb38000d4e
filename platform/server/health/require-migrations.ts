import { type Migration, pendingMigrations } from "../db/migrate.ts";
import { inServiceTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { listAppliedMigrations } from "./migrations.repository.ts";

/** Throws unless the database has exactly the migrations `known` to this version. */
export async function requireMigrations({ pool }: Services, known: Migration[]): Promise<void> {
  const applied = await inServiceTransaction(pool, "read", listAppliedMigrations);
  const [next] = pendingMigrations(known, applied);
  if (next) throw new Error(`Migration ${next.name} is not applied.`);
}
