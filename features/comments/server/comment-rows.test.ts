import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { type Commenter, modules, stageComments } from "./testing/comment-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof stageComments>>;
let world: World;
let first: string;
beforeEach(async () => {
  world = await stageComments(server);
  first = newId();
  await world.eve.comment(world.conversationId, world.answer.id, { id: first });
});

/** How many rows one statement of a person changes, or the code of its refusal. Nothing stays. */
async function attempt({ person }: Commenter, text: string, values: unknown[] = [first]) {
  const client = await server.services.pool.connect();
  const claims = { role: "authenticated", sub: person.userId, workspace_id: person.workspaceId };
  try {
    await client.query("begin");
    await client.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify(claims)],
    );
    return (await client.query(text, values)).rowCount;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const refused = "42501";
const rewrite = "update comments set body = 'I agree' where id = $1";
const empty = "update comments set body = '', mentions = '[]', deleted_at = now() where id = $1";
const remove = "delete from comments where id = $1";
const resolve = "update comments set resolved_at = now(), resolved_by = auth.uid() where id = $1";

describe("in the database, the words of a comment", () => {
  it("are changed and deleted by their author", async () => {
    for (const text of [rewrite, empty, remove]) expect(await attempt(world.eve, text), text).toBe(1);
  });

  it("are neither rewritten nor deleted by another who comments, who only resolves", async () => {
    expect(await attempt(world.cem, rewrite)).toBe(refused);
    expect(await attempt(world.cem, empty)).toBe(refused);
    expect(await attempt(world.cem, remove)).toBe(0);
    expect(await attempt(world.cem, resolve)).toBe(1);
  });

  it("are emptied and deleted by the owner of the conversation, and not rewritten", async () => {
    expect(await attempt(world.ann, rewrite)).toBe(refused);
    for (const text of [empty, remove]) expect(await attempt(world.ann, text), text).toBe(1);
  });

  it("are not touched by who may only read, or does not see them", async () => {
    for (const person of [world.vic, world.nils])
      for (const text of [rewrite, empty, remove, resolve]) expect(await attempt(person, text), text).toBe(0);
  });

  it("stay with their conversation, their message and their author, whoever asks", async () => {
    for (const column of ["conversation_id", "message_id", "user_id", "reply_to", "workspace_id"])
      expect(
        await attempt(world.eve, `update comments set ${column} = $2 where id = $1`, [first, newId()]),
      ).toBe(refused);
  });

  it("are not deleted with the words of others below them", async () => {
    await world.cem.reply(first);
    expect(await attempt(world.eve, remove)).toBe(refused);
    expect(await attempt(world.ann, remove)).toBe(refused);
    expect(await attempt(world.eve, empty)).toBe(1);
  });
});
