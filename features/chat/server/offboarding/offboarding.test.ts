import { afterAll, beforeAll, expect, it } from "vitest";
import { command } from "#platform/server/command.ts";
import type { Leaver } from "#platform/server/ownership-transfer.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { stageSharing } from "../testing/stage-sharing.ts";
import { offboardConversations } from "./offboard-conversations.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const give = command("test.leave", unrestricted, async (ctx, leaver: Leaver) => {
  const { workspaceId, userId } = leaver;
  await ctx.audit({ act: "ownership.transferred", workspaceId, target: [{ type: "user", id: userId }] });
  return offboardConversations.transfer(ctx, leaver);
});

/** Somebody who leaves, with so many conversations that a colleague reads. */
async function stage(count: number) {
  const { workspaceId, person, ann, bob } = await stageSharing(server);
  const cem = await person();
  await server.look(
    `with made as (insert into conversations (workspace_id, id, user_id, title)
       select $1, gen_random_uuid(), $2, 'Plan' from generate_series(1, $4) returning id)
     insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
     select $1, gen_random_uuid(), 'conversation', id, $3, 'viewer' from made`,
    [workspaceId, cem.person.userId, bob.person.userId, count],
  );
  return { workspaceId, userId: cem.person.userId, successorId: ann.person.userId };
}

it("gives many conversations by as many statements as one, and each is found by its successor", async () => {
  const [one, many] = [await stage(1), await stage(60)];
  const few = await recordStatements(() => give(server.system, one));
  const all = await recordStatements(() => give(server.system, many));
  expect(all.length).toBe(few.length);
  const given = await server.look(
    `select from conversations c join search_pending p on p.conversation_id = c.id and p.kind = 'title'
     where c.workspace_id = $1 and c.user_id = $2 and c.title = 'Plan'`,
    [many.workspaceId, many.successorId],
  );
  expect(given).toHaveLength(60);
});
