import { describe, expect, it } from "vitest";
import { changedSinceLanding, readLanded } from "./landed-migrations.ts";
import { readMigrations } from "./migrate.ts";

const migration = (name: string, checksum: string) => ({ name, sql: "", checksum });

describe("a migration that has landed", () => {
  it("still has the text that installations have applied", async () => {
    expect(changedSinceLanding(readLanded(), await readMigrations())).toEqual([]);
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
