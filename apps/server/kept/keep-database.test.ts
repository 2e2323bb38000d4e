import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashPassword } from "#features/auth/server/index.ts";
import { readMigrations } from "#platform/server/db/migrate.ts";
import { fillEmptyTables, keptTables, mendReferences, writeRows } from "../testing/keep-rows.ts";
import { stageErasure } from "../testing/stage-erasure.ts";

/** Said in the test that upgrades it. */
const password = "a passphrase that is kept";

describe("with KEEP=1", () => {
  const staged = stageErasure();

  it("keeps the database as it is now", async () => {
    const { client, world } = staged;
    const kept = await staged.newCanary();
    await client.query(
      "update auth.users set email = 'kept@example.com', encrypted_password = $2, email_confirmed_at = now() where id = $1",
      [kept.userId, await hashPassword(password)],
    );
    await fillEmptyTables(client);
    await mendReferences(client);
    const name = (await readMigrations()).at(-1)?.name.replace(/[.]sql$/, "") ?? "";
    const folder = join(import.meta.dirname, "../../../database/kept");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.rows.sql`), await writeRows(client));
    copyFileSync(world.keyFile, join(folder, `${name}.keys.json`));
    for (const table of await keptTables(client)) {
      expect((await client.query(`select from ${table.name}`)).rowCount, table.name).toBeGreaterThan(0);
    }
  });
});
