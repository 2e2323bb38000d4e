import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expireAllGrants } from "#features/sharing/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { type ChatServer, createOwnChatServer } from "../testing/create-chat-server.ts";
import { chunksOf } from "../testing/open-stream.ts";
import { type SharingClient, stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
let other: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer();
  other = await createOwnChatServer({ beside: server });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** What a person was told about an object, oldest first. */
/** What they heard of this object, or of all that a team of theirs has. */
const told = async ({ person }: SharingClient, id: string) =>
  (
    await server.look<{ name: string }>(
      `select name from events
       where user_id = $1 and coalesce(data ->> 'id', $2) = $2 and name like 'share.%' order by id`,
      [person.userId, id],
    )
  ).map(({ name }) => name);

const longAnswer = "[[script:tokens count=2000 gap=20ms]]";

/** Ann writes a long answer in a conversation that Bob follows. */
async function following(give: (stage: Awaited<ReturnType<typeof stageSharing>>) => Promise<unknown>) {
  const stage = await stageSharing(server);
  await give(stage);
  const { body } = await stage.ann.send(longAnswer, { conversationId: stage.id });
  const reader = await stage.bob.stream(body.run.id);
  const own = await stage.ann.stream(body.run.id);
  await reader.until((events) => chunksOf(events).length > 0);
  const end = async () => {
    await reader.rest();
    const isGoingOn = (await stage.ann.run(body.run.id)).endedAt === null;
    await stage.ann.call("POST", `/api/v1/runs/${body.run.id}/cancel`);
    await own.rest();
    return isGoingOn;
  };
  return { ...stage, end };
}

describe("an open stream ends at once, and only for who lost it", () => {
  it("when a share is withdrawn", async () => {
    const { ann, bob, id, path, end } = await following(({ ann, bob, id }) => ann.give(id, bob.subject));
    const [grant] = await server.look<{ id: string }>("select id from grants where object_id = $1", [id]);
    await ann.end("DELETE", `${path}/grants/${grant?.id}`);
    expect(await end()).toBe(true);
    expect(await told(bob, id)).toEqual(["share.granted", "share.withdrawn"]);
  });

  it("when the person leaves the team that has it", async () => {
    const { bob, id, end } = await following(async ({ ann, bob, id, team }) => ann.give(id, await team(bob)));
    await server.look("delete from team_memberships where user_id = $1", [bob.person.userId]);
    expect(await end()).toBe(true);
    expect(await told(bob, id)).toEqual(["share.granted", "share.withdrawn"]);
  });

  it("when the team is deleted", async () => {
    const { bob, id, end, workspaceId } = await following(async ({ ann, bob, id, team }) =>
      ann.give(id, await team(bob)),
    );
    await server.look("delete from teams where workspace_id = $1", [workspaceId]);
    expect(await end()).toBe(true);
    expect(await told(bob, id)).toEqual(["share.granted", "share.withdrawn"]);
  });

  it("at the moment when its time is over, before anything is deleted", async () => {
    const { end } = await following(({ ann, bob, id }) =>
      ann.give(id, bob.subject, "viewer", new Date(Date.now() + 60_000).toISOString()),
    );
    await server.look("update grants set expires_at = now() + interval '1 s' where expires_at is not null");
    expect(await end()).toBe(true);
    expect(await server.look("select from grants where expires_at < now()")).not.toEqual([]);
  });

  it("when its time is over, which the clock tells within a minute", async () => {
    const { bob, id, end } = await following(({ ann, bob, id }) =>
      ann.give(id, bob.subject, "viewer", new Date(Date.now() + 3_600_000).toISOString()),
    );
    await server.look("update grants set expires_at = now() - interval '1 second' where object_id = $1", [
      id,
    ]);
    expect(await bob.opens(id)).toBe(404);
    await expireAllGrants(server.system);
    expect(await end()).toBe(true);
    const acts = await server.look(
      "select 1 from audit_events where act = 'grant.expired' and workspace_id = $1",
      [bob.person.workspaceId],
    );
    expect(acts).toHaveLength(1);
    expect(await server.look("select 1 from grants where object_id = $1", [id])).toEqual([]);
  });
});

it("a stream goes on for who has it another way, and hears of what was withdrawn", async () => {
  const { ann, bob, id, team, path } = await stageSharing(server);
  await ann.give(id, bob.subject);
  await ann.give(id, await team(bob));
  const { body } = await ann.send("[[script:tokens count=40 gap=20ms]]", { conversationId: id });
  const stream = await bob.stream(body.run.id);
  await stream.until((events) => chunksOf(events).length > 0);
  const [grant] = await server.look<{ id: string }>(
    "select id from grants where object_id = $1 and user_id is not null",
    [id],
  );
  await ann.end("DELETE", `${path}/grants/${grant?.id}`);
  const events = await stream.rest();
  expect(events.at(-1)?.data).toContain("run-end");
  expect(await told(bob, id)).toContain("share.withdrawn");
});

it("nobody but the product ends shares whose time is over", async () => {
  const { ann } = await stageSharing(server);
  await expect(expireAllGrants(server.as(ann.person))).rejects.toMatchObject({ code: "auth.forbidden" });
});

it("whoever gives and withdraws a share hears of it in their other tabs", async () => {
  const { ann, bob, id, path } = await stageSharing(server);
  await ann.give(id, bob.subject);
  const [grant] = await server.look<{ id: string }>("select id from grants where object_id = $1", [id]);
  await ann.end("DELETE", `${path}/grants/${grant?.id}`);
  expect(await told(ann, id)).toEqual(["share.granted", "share.withdrawn"]);
});

it("whoever leaves the workspace is told by their session, not by each share", async () => {
  const { ann, bob, id } = await stageSharing(server);
  await ann.give(id, bob.subject);
  await server.look("delete from memberships where user_id = $1 and workspace_id = $2", [
    ...[bob.person.userId, bob.person.workspaceId],
  ]);
  expect(await told(bob, id)).toEqual(["share.granted"]);
  expect(await bob.end("GET", `/conversations/${newId()}`)).toEqual([404, "conversation.not_found"]);
});
