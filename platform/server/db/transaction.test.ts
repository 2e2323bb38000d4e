import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";
import { allowLongStatements } from "./allow-long-statements.ts";
import { createPool } from "./pool.ts";
import { type Claims, inTransaction } from "./transaction.ts";

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.appConnection, { max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const personOf = (workspaceId: string): Claims => ({
  role: "authenticated",
  sub: workspaceId,
  workspace_id: workspaceId,
});
const person = () => personOf(newId());

/** Who the next user of a connection is before anything was set. */
async function whoIsLeft(onlyPool = pool) {
  const { rows } = await onlyPool.query<{ user: string; claims: string | null }>(
    `select current_user as "user", nullif(current_setting('request.jwt.claims', true), '') as claims`,
  );
  return rows[0];
}

/** A pool of one connection, so that the next user surely gets the same one. */
async function withOneConnection(perform: (one: pg.Pool) => Promise<void>) {
  const one = createPool(database.appConnection, { max: 1 });
  try {
    await perform(one);
  } finally {
    await one.end();
  }
}

const nobody = { user: "adjutant_app", claims: null };

describe("inTransaction", () => {
  it("shows the database the role and the claims of the caller", async () => {
    const claims = person();
    const seen = await inTransaction(pool, claims, "read", async (db) => {
      const { rows } = await sql`
        select current_user as role, auth.uid() as uid, app.workspace_id() as workspace`.execute(db);
      return rows[0];
    });
    expect(seen).toEqual({ role: "authenticated", uid: claims.sub, workspace: claims.workspace_id });
  });

  it("tells why the first of several queries failed, not that the others came after it", async () => {
    const failing = inTransaction(pool, person(), "write", async (db) => {
      const full = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(db);
      full.catch(() => {});
      await sql`select 1`.execute(db);
    });
    await expect(failing).rejects.toMatchObject({ code: "53100" });
  });

  it("is not taken for done when a part of it failed, though its caller goes on", async () => {
    const id = newId();
    const careless = inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      await sql`insert into events (id, workspace_id, name) values (${id}, ${id}, 'x.happened')`.execute(db);
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
      return "done";
    });
    await expect(careless).rejects.toThrow("division by zero");
  });

  it("is done when what failed in it was undone up to a savepoint", async () => {
    const id = newId();
    await inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      await sql`insert into events (id, workspace_id, name) values (${id}, ${id}, 'x.happened')`.execute(db);
      await sql`savepoint before_it`.execute(db);
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
      await sql`rollback to before_it`.execute(db);
    });
    const left = await inTransaction(pool, { role: "service_role" }, "read", async (db) => {
      const { rows } = await sql`select 1 from events where id = ${id}`.execute(db);
      return rows;
    });
    expect(left).toHaveLength(1);
  });

  it("works again after its connection forgot what was prepared on it", () =>
    withOneConnection(async (one) => {
      const work = () => inTransaction(one, person(), "write", (db) => sql`select 1`.execute(db));
      for (let time = 0; time < 20; time += 1) await work();
      await one.query("deallocate all");
      await work().catch(() => undefined);
      for (let time = 0; time < 20; time += 1) await work();
    }));

  it("gives the connection back as nobody after a commit", () =>
    withOneConnection(async (one) => {
      await inTransaction(one, person(), "write", (db) => sql`select 1`.execute(db));
      expect(await whoIsLeft(one)).toEqual(nobody);
    }));

  it("gives the connection back as nobody after an error of SQL", () =>
    withOneConnection(async (one) => {
      const failing = inTransaction(one, person(), "write", (db) => sql`select 1 / 0`.execute(db));
      await expect(failing).rejects.toThrow("division by zero");
      expect(await whoIsLeft(one)).toEqual(nobody);
    }));

  it("gives the connection back as nobody after an error of the caller's own", () =>
    withOneConnection(async (one) => {
      const failing = inTransaction(one, person(), "write", async (db) => {
        await sql`select 1`.execute(db);
        throw new Error("changed my mind");
      });
      await expect(failing).rejects.toThrow("changed my mind");
      expect(await whoIsLeft(one)).toEqual(nobody);
    }));

  it("gives the connection back as nobody after a statement was cancelled", () =>
    withOneConnection(async (one) => {
      const slow = inTransaction(one, person(), "write", async (db) => {
        const sleeping = sql`select pg_sleep(30) /* to be cancelled */`.execute(db);
        sleeping.catch(() => undefined);
        await whenAsleep("to be cancelled", "pg_cancel_backend");
        await sleeping;
      });
      await expect(slow).rejects.toThrow("canceling statement");
      expect(await whoIsLeft(one)).toEqual(nobody);
    }));

  it("keeps nothing of what a failed one wrote", async () => {
    const id = newId();
    const failing = inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      await sql`insert into events (id, workspace_id, name) values (${id}, ${id}, 'x.happened')`.execute(db);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const left = await inTransaction(pool, { role: "service_role" }, "read", async (db) => {
      const { rows } = await sql`select 1 from events where id = ${id}`.execute(db);
      return rows;
    });
    expect(left).toEqual([]);
  });

  it("refuses to write in a transaction that was opened to read", async () => {
    const id = newId();
    const writing = inTransaction(pool, { role: "service_role" }, "read", (db) =>
      sql`insert into events (id, workspace_id, name) values (${id}, ${id}, 'x.happened')`.execute(db),
    );
    await expect(writing).rejects.toThrow("read-only transaction");
  });

  it("refuses claims that name no role of the API, with the first error and not the one that follows", async () => {
    const foreign = { role: "postgres" } as unknown;
    const becoming = inTransaction(pool, foreign as Claims, "read", (db) => sql`select 1`.execute(db));
    await expect(becoming).rejects.toThrow(/permission denied to set role "postgres"/);
    expect(await whoIsLeft()).toEqual(nobody);
  });

  it("refuses what a part of it asks after another part has ended it", async () => {
    const late: Promise<unknown>[] = [];
    const failing = inTransaction(pool, person(), "write", async (db) => {
      const slow = pool.query("select pg_sleep(0.05)").then(() => sql`select 1`.execute(db));
      late.push(slow);
      await Promise.all([slow, sql`select 1 / 0`.execute(db)]);
    });
    await expect(failing).rejects.toThrow("division by zero");
    await expect(late[0]).rejects.toThrow("The transaction is over");
  });

  it("mixes up nobody when 200 workspaces share four connections and some fail", async () => {
    const workspaces = Array.from({ length: 200 }, () => newId());
    const outcomes = await Promise.allSettled(
      workspaces.map((id, index) =>
        inTransaction(pool, personOf(id), "write", async (db) => {
          await sql`insert into events (id, workspace_id, name) values (${newId()}, ${id}, 'x.happened')`.execute(
            db,
          );
          if (index % 5 === 0) throw new Error("given up");
          if (index % 7 === 0) await sql`select 1 / 0`.execute(db);
          const { rows } = await sql<{ workspace_id: string; me: string }>`
            select workspace_id, app.workspace_id() as me from events`.execute(db);
          return { id, rows };
        }),
      ),
    );
    const seen = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    expect(seen.length).toBe(workspaces.filter((_, index) => index % 5 !== 0 && index % 7 !== 0).length);
    for (const { id, rows } of seen) expect(rows).toEqual([{ workspace_id: id, me: id }]);
    expect(await Promise.all([1, 2, 3, 4].map(() => whoIsLeft()))).toEqual(Array(4).fill(nobody));
  });
});

describe("a database that is away", () => {
  it("is reported as server.unavailable when it cannot be reached", async () => {
    const unreachable = createPool({ ...database.appConnection, host: "/nowhere" });
    const asking = inTransaction(unreachable, { role: "anon" }, "read", (db) => sql`select 1`.execute(db));
    await expect(asking).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
    await unreachable.end();
  });

  it("is reported as server.unavailable when the connection breaks in the middle, and the next one works", async () => {
    const broken = inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      const sleeping = sql`select pg_sleep(30) /* to be killed */`.execute(db);
      sleeping.catch(() => undefined);
      await whenAsleep("to be killed", "pg_terminate_backend");
      await sleeping;
    });
    await expect(broken).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
    expect(await whoIsLeft()).toEqual(nobody);
  });

  it("is reported as server.unavailable when no connection gets free in time", async () => {
    await withOneConnection(async (one) => {
      const held = await one.connect();
      const waiting = inTransaction(one, { role: "anon" }, "read", (db) => sql`select 1`.execute(db));
      await expect(waiting).rejects.toMatchObject({ code: "server.unavailable" });
      held.release();
    });
  });

  it("does not call a mistake in a statement a lost connection", async () => {
    const wrong = inTransaction(pool, { role: "anon" }, "read", (db) =>
      sql`select 'terminated by timeout'::int`.execute(db),
    );
    await expect(wrong).rejects.toMatchObject({ code: "22P02" });
  });
});

/** Stops the statement that holds `note`, once it is seen to sleep. */
async function whenAsleep(note: string, how: "pg_cancel_backend" | "pg_terminate_backend") {
  const client = new pg.Client(database.superuserConnection);
  await client.connect();
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select ${how}(pid) from pg_stat_activity
         where wait_event = 'PgSleep' and query like $1 and pid <> pg_backend_pid()`,
        [`%${note}%`],
      );
      return rows.length;
    })
    .toBe(1);
  await client.end();
}

describe("the time a transaction may take", () => {
  const limits = sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`;

  it("is limited for each statement and for idling, on every connection", async () => {
    const { rows } = await inTransaction(pool, person(), "read", (db) => limits.execute(db));
    expect(rows[0]).toEqual({ statement: "15s", idle: "20s" });
    const asService = createPool(database.appConnection, { max: 1, options: "-c role=service_role" });
    expect((await asService.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "15s" }]);
    await asService.end();
  });

  it("ends a statement that waits longer, and the connection is good for the next", async () => {
    const hurried = createPool(database.appConnection, { max: 1, statementTimeoutMs: 100 });
    const sleeping = inTransaction(hurried, person(), "write", (db) => sql`select pg_sleep(5)`.execute(db));
    await expect(sleeping).rejects.toMatchObject({ code: "57014" });
    expect(await whoIsLeft(hurried)).toEqual(nobody);
    await hurried.end();
  });

  it("is longer where background work asks for it, and only there", async () => {
    await inTransaction(pool, { role: "service_role" }, "write", async (db) => {
      await allowLongStatements(db);
      expect((await limits.execute(db)).rows[0]?.statement).toBe("10min");
    });
    const { rows } = await inTransaction(pool, person(), "read", (db) => limits.execute(db));
    expect(rows[0]?.statement).toBe("15s");
  });
});
