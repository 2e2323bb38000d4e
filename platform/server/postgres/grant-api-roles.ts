import pg from "pg";
import { readDatabaseFacts } from "./database-facts.ts";

/** Key of the advisory lock under which concurrent servers create the roles. An arbitrary number. */
const lockKey = 7_403_115_202;

/**
 * Creates missing API roles and lets the role of `url` become each of them. Since PostgreSQL 16 a role's
 * creator may grant it but not become it. Requires a database that passed its check.
 */
export async function grantApiRoles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    const { apiRoles, role } = await readDatabaseFacts(client);
    for (const { name, doesExist, isUsable } of apiRoles) {
      if (!doesExist) await client.query(`create role ${name} nologin noinherit`);
      if (!isUsable) await client.query(`grant ${name} to ${pg.escapeIdentifier(role)}`);
    }
  } finally {
    await client.end();
  }
}
