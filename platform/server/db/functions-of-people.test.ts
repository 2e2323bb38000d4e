import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestDatabase, type TestDatabase } from "../testing/create-test-database.ts";

const [here, elsewhere] = [newId(), newId()];
const [ann, gone, eve] = [newId(), newId(), newId()];
const [conversation, team] = [newId(), newId()];
let database: TestDatabase;
let app: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = new pg.Client(database.appConnection);
  const superuser = new pg.Client(database.superuserConnection);
  await Promise.all([superuser.connect(), app.connect()]);
  await superuser.query("set session_replication_role = replica");
  for (const id of [here, elsewhere])
    await superuser.query("insert into workspaces (id, name) values ($1, 'W')", [id]);
  for (const [id, name] of [
    [ann, "Ann"],
    [gone, "Gone"],
    [eve, "Eve"],
  ])
    await superuser.query(
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, jsonb_build_object('name', $3::text))",
      [id, `${id}@people.test`, name],
    );
  for (const [workspaceId, id] of [
    [here, ann],
    [elsewhere, eve],
  ])
    await superuser.query("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      ...[workspaceId, id],
    ]);
  await superuser.query(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'C')",
    [...[here, conversation, ann]],
  );
  await superuser.query(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status, integrity, readers)
     values ($1, gen_random_uuid(), $2, $3, 'user', 'complete', 'user', '{}')`,
    [here, conversation, gone],
  );
  await superuser.end();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

/** What a function answers to a person of a workspace, or to the product. */
async function ask(
  caller: { sub: string; workspace_id: string } | "service_role",
  call: string,
): Promise<unknown> {
  const role = caller === "service_role" ? caller : "authenticated";
  await app.query("begin");
  try {
    await app.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      role,
      JSON.stringify(caller === "service_role" ? { role } : { role, ...caller }),
    ]);
    const { rows } = await app.query<{ answer: unknown }>(`select ${call} as answer`);
    return rows[0]?.answer;
  } finally {
    await app.query("rollback");
  }
}

const asAnn = { sub: ann, workspace_id: here };
const asEve = { sub: eve, workspace_id: elsewhere };
const decides = (person: string) => `app.decides_request('${here}', '${person}', 'seats', null, '${team}')`;

describe("a function that runs as its owner", () => {
  it.each([
    ["whose an object is", `app.owner_of_object('${here}', 'conversation', '${conversation}')`, ann],
    ["who alone reads it", `app.only_reader('${here}', 'conversation', '${conversation}')`, ann],
    ["what a colleague is called", `app.shown_name('${ann}')`, "Ann"],
    ["what somebody was called whose words are here", `app.shown_name('${gone}')`, "Gone"],
    ["whether the caller decides", decides(ann), true],
  ])("tells the product and people of that workspace %s, and nobody else", async (_what, call, answer) => {
    expect(await ask(asAnn, call)).toBe(answer);
    expect(await ask("service_role", call)).toBe(answer);
    expect((await ask(asEve, call)) || null).toBe(null);
  });

  it("tells nobody of strangers, nor whether somebody else decides", async () => {
    expect(await ask(asAnn, `app.shown_name('${eve}')`)).toBe(null);
    expect(await ask({ sub: gone, workspace_id: here }, decides(ann))).toBe(false);
  });
});
