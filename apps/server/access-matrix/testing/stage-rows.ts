import { randomUUID } from "node:crypto";
import pg from "pg";
import { storeAvatar } from "#features/auth/server/account/avatar/avatar-blobs.ts";
import { asMarkedVector } from "#features/knowledge/server/index-passages/passage-words.ts";
import type { UserActor } from "#platform/server/context.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import type { CatalogueTable } from "#platform/server/testing/sample-row.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { fillPersonalTables } from "../../testing/fill-personal-tables.ts";
import { readPersonalSchema } from "../../testing/personal-tables.ts";
import { validRows } from "./valid-rows.ts";

export const canary = "canary-of-the-matrix";

/**
 * An owner of the workspace with a row in every personal table. Returns who they are and the ids of the rows, by table.
 * The person's id is that of nothing else, so that whoever is told of it is told of the person.
 */
export async function stageRows(server: TestServer, workspaceId: string) {
  const person = createUserActor({ workspaceId, role: "owner" });
  const { userId } = person;
  await storePerson(server, person);
  const client = new pg.Client({
    ...server.database.superuserConnection,
    options: "-c app.audit_exempt=on",
  });
  await client.connect();
  try {
    // Disables triggers and foreign keys while rows are inserted.
    await client.query("set session_replication_role = replica");
    const schema = await readPersonalSchema(client, server.services.erasable);
    await fillPersonalTables(client, schema, { userId, canary, workspaceId });
    await nameAccount(client, userId);
    const idOf = await readIds(client, schema.tables, person);
    // A wait at a limit is known by the id of what has the limit.
    idOf.set("limits", randomUUID());
    await makeValid(client, person, idOf);
    await publishDraft(client, workspaceId);
    await shareOfLeaver(client, person);
    await client.query("set session_replication_role = origin");
    await countWords(client, workspaceId, idOf.get("collections"));
    idOf.set("avatars", await storePicture(server, userId));
    idOf.set("events", await exportConversation(server, person, idOf.get("conversations")));
    return { person, idOf };
  } finally {
    await client.end();
  }
}

async function nameAccount(client: pg.Client, userId: string) {
  await client.query("update auth.users set raw_user_meta_data = $2, email = $3 where id = $1", [
    ...[userId, { name: canary }, `${canary}@example.com`],
  ]);
  // Lists of people leave out whose account is about to be deleted.
  await client.query("delete from auth.account_closures where user_id = $1", [userId]);
}

async function readIds(client: pg.Client, tables: CatalogueTable[], { userId, workspaceId }: UserActor) {
  const idOf = new Map<string, string>();
  for (const { name, columns } of tables) {
    const has = (wanted: string) => columns.some((column) => column.name === wanted);
    const [column, value] = has("workspace_id") ? ["workspace_id", workspaceId] : ["user_id", userId];
    if (!has("id") || !has(column)) continue;
    const { rows } = await client.query<{ id: string }>(
      `select id::text from ${name} where ${column} = $1 limit 1`,
      [value],
    );
    if (rows[0]) idOf.set(name.replace("public.", ""), rows[0].id);
  }
  return idOf;
}

async function makeValid(client: pg.Client, person: UserActor, ids: ReadonlyMap<string, string>) {
  const { userId, workspaceId } = person;
  const idOf = (table: string) => ids.get(table) ?? "";
  for (const [table, row] of Object.entries(validRows({ canary, userId, idOf }))) {
    const set = Object.keys(row).map((column, index) => `${column} = $${index + 2}`);
    const isOfAccount = table === "outgoing_messages";
    const { rowCount } = await client.query(
      `update ${table} set ${set.join(", ")} where ${isOfAccount ? "user_id" : "workspace_id"} = $1`,
      [isOfAccount ? userId : workspaceId, ...Object.values(row)],
    );
    if (rowCount !== 1) throw new Error(`${table} has ${rowCount} rows.`);
  }
}

/** Beside the draft of the agent, its first version. */
async function publishDraft(client: pg.Client, workspaceId: string) {
  await client.query(
    `insert into agent_versions select (jsonb_populate_record(v, $2)).* from agent_versions v
     where workspace_id = $1`,
    [workspaceId, { id: randomUUID(), state: "published", number: 1, published_at: new Date() }],
  );
}

/** A conversation that is shared with the person, of a colleague who has left the workspace. */
async function shareOfLeaver(client: pg.Client, { userId, workspaceId }: UserActor) {
  const [leaver, id] = [randomUUID(), randomUUID()];
  await client.query("insert into auth.users (id, raw_user_meta_data) values ($1, $2)", [
    ...[leaver, { name: canary }],
  ]);
  await client.query(
    "insert into conversations select (jsonb_populate_record(c, $2)).* from conversations c where workspace_id = $1",
    [workspaceId, { id, user_id: leaver }],
  );
  await client.query(
    "insert into grants select (jsonb_populate_record(g, $2)).* from grants g where workspace_id = $1",
    [workspaceId, { id: randomUUID(), object_id: id, user_id: userId }],
  );
}

/** A trigger counts the words of a passage, by which questions find it. */
async function countWords(client: pg.Client, workspaceId: string, collectionId = "") {
  const words = asMarkedVector(collectionId, canary.split("-"));
  await client.query("update chunks set words = $2::tsvector where workspace_id = $1", [workspaceId, words]);
}

async function storePicture({ services }: TestServer, userId: string): Promise<string> {
  const [id, picture] = [randomUUID(), Buffer.from(canary)];
  await storeAvatar(services.blobs, { userId, id }, { small: picture, large: picture });
  return id;
}

/** Returns the id of the event that the log has of it. */
async function exportConversation(server: TestServer, person: UserActor, id = ""): Promise<string> {
  const headers = server.headersOf(person);
  const ask = async (path: string) => (await fetch(`${server.url}/api/v1${path}`, { headers })).json();
  await ask(`/conversations/${id}/export`);
  return (await ask("/compliance/events")).items[0].id;
}
