import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { query } from "#platform/server/command.ts";
import { artifactsAnywhere } from "./artifact-anywhere.repository.ts";
import { modules, stageArtifacts } from "./testing/artifact-world.ts";

let server: ChatServer;
let world: Awaited<ReturnType<typeof stageArtifacts>>;
beforeAll(async () => {
  // Its own: what a transaction of another file may still read is not vacuumed.
  server = await createOwnChatServer({ modules });
  world = await stageArtifacts(server);
  // Two people with thousands each, in one workspace.
  for (const { person } of [world.ann, world.nils]) {
    await server.look(
      `with made as (
         insert into conversations (workspace_id, id, user_id, title)
         select $1, gen_random_uuid(), $2, 'Sales' from generate_series(1, 50) returning id)
       insert into artifacts (workspace_id, id, user_id, conversation_id, created_by, kind, title, updated_at)
       select $1, gen_random_uuid(), $2, id, $2, 'document', 'Report', now() - i * interval '1 minute'
       from made, generate_series(1, 90) i`,
      [person.workspaceId, person.userId],
    );
  }
  await server.look("analyze artifacts, conversations");
  // Afterwards titles are read from the index alone.
  await vi.waitUntil(vacuumed, { timeout: 60_000 });
});
afterAll(() => server[Symbol.asyncDispose]());

async function vacuumed(): Promise<boolean> {
  await server.look("vacuum artifacts");
  const [row] = await server.look<{ done: boolean }>(
    "select relallvisible = relpages as done from pg_class where oid = 'artifacts'::regclass",
  );
  return row?.done === true;
}

const people = [
  ["with thousands of their own", "ann"],
  ["with whom a conversation is shared", "vic"],
] as const;

it.each(people)("a page of somebody %s reads about as much as it shows", async (_who, name) => {
  await world.ann.write(world.conversationId);
  await expectFewReads(name, "");
});

it.each(people)("a search of somebody %s that finds nothing reads a few pages", async (_who, name) => {
  await expectFewReads(name, "no such title");
});

it.each(people)("a search of somebody %s that finds thousands reads what it shows", async (_who, name) => {
  await expectFewReads(name, "report");
});

async function expectFewReads(name: "ann" | "vic", search: string) {
  const { person } = world[name];
  const asked = { caller: person, search, before: undefined, limit: 51 };
  const lines = await query(server.as(person), async ({ db }) => {
    const { rows } = await sql<{ "QUERY PLAN": string }>`
      explain (analyze, buffers) ${artifactsAnywhere(asked)}`.execute(db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(lines).not.toMatch(/Seq Scan on artifacts/);
  expect(Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1]), lines).toBeLessThan(2_500);
}
