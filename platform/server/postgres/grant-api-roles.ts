import pg from "pg";
import { readDatabaseFacts } from "./database-facts.ts";

/** An arbitrary number: servers that start at once on a new database make its roles one after another. */
const lockKey = 7_403_115_202;

/**
 * Makes the roles of the API where they are missing and lets the role of `url` become each of them. Since
 * PostgreSQL 16 who makes a role may hand it out but not become it. The database has passed its check.
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
