import type pg from "pg";
import { readTables } from "#platform/server/testing/sample-row.ts";

const schemas = ["public", "auth"];

/** Keeps a copy of all rows, as a backup would, and returns a function that puts it back in the place of all rows. */
export async function backUp(client: pg.ClientBase, copy: string): Promise<() => Promise<void>> {
  const tables = (await readTables(client, schemas)).filter(
    ({ name }) => name !== "public.schema_migrations",
  );
  await client.query(`create schema ${copy}`);
  const copyOf = (name: string) => `${copy}."${name}"`;
  for (const { name } of tables) await client.query(`create table ${copyOf(name)} as table ${name}`);
  return async () => {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    for (const { name } of tables) {
      const { rows } = await client.query<{ column: string }>(
        `select quote_ident(attname) as column from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [name],
      );
      const columns = rows.map(({ column }) => column).join(", ");
      await client.query(
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)}`,
      );
    }
    await client.query("commit");
    await client.query(`drop schema ${copy} cascade`);
  };
}
