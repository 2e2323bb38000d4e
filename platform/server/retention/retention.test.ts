import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";
import { deleteOldRows } from "./delete-old-rows.ts";
import type { Retention } from "./retention.ts";

const kept: Retention = { table: "letters", column: "sent_at", keepFor: { days: 2 } };
let retention: Retention[];
let server: TestServer;

beforeAll(async () => {
  retention = [];
  server = await createTestServer({ modules: [{ name: "test", retention }] });
  await server.look(`create table letters (id int, state text, is_read boolean, sent_at timestamptz);
    alter table letters owner to ${server.database.ownerConnection.user};
    select app.protect('letters')`);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.look("delete from letters");
  await server.look(`insert into letters values
    (1, 'new', false, now() - interval '1 hour'), (2, 'old', false, now() - interval '47 hours'),
    (3, 'old', true, now() - interval '49 hours'), (4, 'kept.a', false, now() - interval '9 days'), (5, 'kept.b', true, null)`);
});

const left = async () =>
  (await server.look<{ id: number }>("select id from letters order by id")).map(({ id }) => id);

async function deleteBy(...declared: Retention[]): Promise<number[]> {
  server.services.retention = declared;
  await deleteOldRows.perform(server.system, {});
  return left();
}

describe("rows", () => {
  it("go when they are older than their table is kept, and stay without an age", async () => {
    expect(await deleteBy(kept)).toEqual([1, 2, 5]);
  });

  it.each<[string, Retention["where"], number[]]>([
    ["that are", { state: "old" }, [1, 2, 4, 5]],
    ["that are so", { is_read: true }, [1, 2, 4, 5]],
    ["that are not", { state: { not: "old" } }, [1, 2, 3, 5]],
    ["that are one of several", { state: { in: ["old", "new"] } }, [1, 2, 4, 5]],
    ["that begin so", { state: { startsWith: "kept." } }, [1, 2, 3, 5]],
    ["for which all of it holds", { state: "old", is_read: false }, [1, 2, 3, 4, 5]],
  ])("%s what a condition says alone go by it", async (_words, where, rest) => {
    expect(await deleteBy({ ...kept, ...(where ? { where } : {}) })).toEqual(rest);
  });

  it("go in batches, however many there are", async () => {
    await server.look(
      "insert into letters select n, 'old', true, now() - interval '5 days' from generate_series(10, 60) n",
    );
    expect(await deleteBy({ ...kept, batch: 7 })).toEqual([1, 2, 5]);
  });

  it("of a table that cannot be read keep no other waiting, and the job fails", async () => {
    server.services.retention = [{ ...kept, table: "nowhere" }, kept];
    await expect(deleteOldRows.perform(server.system, {})).rejects.toThrow("could not be deleted");
    expect(await left()).toEqual([1, 2, 5]);
  });

  it("leave the event that is declared, with how many they were, and none when there were none", async () => {
    const events = () =>
      server.look<{ envelope: string }>(
        "select convert_from(envelope, 'UTF8') as envelope from audit_events where act = 'letter.old_deleted'",
      );
    const audited: Retention = { ...kept, audit: { act: "letter.old_deleted", fact: "letters" } };
    await deleteBy(audited);
    await deleteBy(audited);
    const found = await events();
    expect(found).toHaveLength(1);
    expect(found[0]?.envelope).toContain('"letters":2');
  });

  it("are deleted by nobody who asks for it", async () => {
    const admin = createUserActor({ isAdmin: true });
    const asked = deleteExpiredRows(server.as(admin), { retention: kept, limit: 10 });
    await expect(asked).rejects.toMatchObject({ code: "auth.forbidden" });
    expect(await left()).toHaveLength(5);
  });
});
