import pg from "pg";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { fillPersonalTables } from "../../testing/fill-personal-tables.ts";
import { readPersonalSchema } from "../../testing/personal-tables.ts";

export const canary = "canary-of-the-matrix";

/**
 * An owner of the workspace with a row in every personal table. Returns who they are and the ids of the rows, by table.
 * The texts are the canary and nothing else, so that some answers fail when they are made from them.
 */
export async function stageRows(server: TestServer, workspaceId: string) {
  const person = createUserActor({ userId: workspaceId, workspaceId, role: "owner" });
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
    await fillPersonalTables(client, schema, { userId: person.userId, canary });
    const idOf = new Map<string, string>();
    for (const { name, columns } of schema.tables) {
      const has = (wanted: string) => columns.some((column) => column.name === wanted);
      if (!has("id") || !has("workspace_id")) continue;
      const { rows } = await client.query<{ id: string }>(
        `select id::text from ${name} where workspace_id = $1 limit 1`,
        [workspaceId],
      );
      if (rows[0]) idOf.set(name.replace("public.", ""), rows[0].id);
    }
    return { person, idOf };
  } finally {
    await client.end();
  }
}
