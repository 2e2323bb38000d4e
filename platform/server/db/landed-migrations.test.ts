import { describe, expect, it } from "vitest";
import { adaptMigration } from "./adapt-migration.ts";
import { changedSinceLanding, readLanded } from "./landed-migrations.ts";
import { readMigrations } from "./migrate.ts";

const migration = (name: string, checksum: string) => ({ name, sql: "", checksum });

describe("a migration that has landed", () => {
  it("still has the text that installations have applied", async () => {
    expect(changedSinceLanding(readLanded(), await readMigrations())).toEqual([]);
  });

  it("changes rows as service_role, because row-level security hides them from the owner", async () => {
    const asOwner = (await readMigrations()).filter(({ name, sql }) =>
      adaptMigration(name, sql)
        .split(/\n(?:insert into|update|delete from) /)
        .slice(0, -1)
        .some((_, index, parts) => !ranAsService(parts.slice(0, index + 1).join("\n"))),
    );
    expect(asOwner.map(({ name }) => name)).toEqual([]);
  });

  it("is neither changed nor removed without a word; others may be added", () => {
    const landed = { "0001_a.sql": "a", "0002_b.sql": "b" };
    const now = [migration("0001_a.sql", "other"), migration("0003_c.sql", "c")];
    expect(changedSinceLanding(landed, now)).toEqual([
      expect.stringContaining("0001_a.sql has landed and was changed"),
      expect.stringContaining("0002_b.sql has landed and is gone"),
    ]);
  });
});

/** Whether row-level security shows all rows to the statement that follows `sql`. */
function ranAsService(sql: string): boolean {
  const last = sql
    .match(/\n(set local role service_role|reset role|alter table \w+ (?:no )?force row)/g)
    ?.at(-1);
  return last !== undefined && /service_role|no force/.test(last);
}
