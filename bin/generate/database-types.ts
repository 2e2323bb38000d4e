import { Kysely, PostgresDialect } from "kysely";
import { generate, PostgresDialect as PostgresTypes } from "kysely-codegen";
import pg from "pg";
import type { Connection } from "#platform/server/db/pool.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** The types of all tables, read from a migrated database. */
export function databaseTypes(connection: Connection): GeneratedFile {
  return {
    path: "platform/server/db/schema.gen.ts",
    make: async () => {
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool(connection) }) });
      try {
        return await generate({
          db,
          dialect: new PostgresTypes(),
          defaultSchemas: ["public"],
          // The payment sandbox is a provider. The product never queries its tables.
          excludePattern: "(pgboss.*|payment_sandbox.*|public.schema_migrations)",
          // The pool reads bigint as number.
          typeMapping: { int8: "number" },
          typeOnlyImports: true,
          outFile: null,
        });
      } finally {
        await db.destroy();
      }
    },
  };
}
