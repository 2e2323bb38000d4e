import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { mailDigest } from "./digest/mail-digest.ts";
import { createNotificationsModule } from "./module.ts";
import { countNotifications, countOtherWorkspaces } from "./reading/count-notifications.ts";
import { listNotificationsPage } from "./reading/list-notifications.ts";
import { addressOf, joinPerson, tell } from "./testing/notified-people.ts";

const publicUrl = "https://work.test";
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, createNotificationsModule({ publicUrl })] });
});
afterAll(() => server[Symbol.asyncDispose]());

let workspaceId: string;
let ann: UserActor;
let bob: UserActor;
let conversation: { noun: string; id: string };
beforeEach(async () => {
  workspaceId = newId();
  ann = await joinPerson(server, { workspaceId, name: "Ann" });
  bob = await joinPerson(server, { workspaceId, name: "Bob" });
  conversation = { noun: "conversation", id: newId() };
  await server.look(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sums')",
    [workspaceId, conversation.id, ann.userId],
  );
});

const share = () =>
  server.look(
    `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
     values ($1, gen_random_uuid(), 'conversation', $2, $3, 'viewer')`,
    [workspaceId, conversation.id, bob.userId],
  );
const withdraw = () => server.look("delete from grants where object_id = $1", [conversation.id]);

/** The ways in which a person is told of words in the conversation. */
async function tellBob() {
  const [messageId, commentId] = [newId(), newId()];
  const at = [workspaceId, conversation.id, ann.userId];
  await server.look(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status, integrity, readers)
     values ($1, $4, $2, $3, 'user', 'complete', 'user', '{}')`,
    [...at, messageId],
  );
  await server.look(
    `insert into comments (workspace_id, id, conversation_id, message_id, user_id, body, created_at)
     values ($1, $5, $2, $4, $3, 'Hi', now())`,
    [...at, messageId, commentId],
  );
  const abouts = [conversation, { noun: "message", id: messageId }, { noun: "comment", id: commentId }];
  for (const object of abouts)
    await tell(server.as(ann), {
      ...{ kind: "mention", workspaceId, userIds: [bob.userId], object },
      ...{ path: `/chat/${conversation.id}`, facts: { title: "Sums", excerpt: "a secret" } },
    });
}

const shown = async () => (await listNotificationsPage(server.as(bob), { state: "all", limit: 20 })).items;
const unread = async () => (await countNotifications(server.as(bob))).unread;
const unreadElsewhere = async () =>
  (await countOtherWorkspaces(server.as({ ...bob, workspaceId: bob.userId }))).workspaces.map(
    (workspace) => workspace.unread,
  );
async function mails() {
  await mailDigest(server.system, { workspaceId, userId: bob.userId, publicUrl });
  return server.look("select from outgoing_messages where recipient = $1", [addressOf(bob)]);
}

describe("what somebody was told of a collection", () => {
  it("is shown and counted while they read it, and mailed to nobody else; it goes with the collection", async () => {
    const collection = { noun: "collection", id: newId() };
    const at = [workspaceId, collection.id];
    await server.look(
      "insert into collections (workspace_id, id, user_id, name) values ($1, $2, $3, 'Pay')",
      [...[...at, ann.userId]],
    );
    const shareIt = () =>
      server.look(
        `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
         values ($1, gen_random_uuid(), 'collection', $2, $3, 'viewer')`,
        [...at, bob.userId],
      );
    await shareIt();
    await tell(server.as(ann), {
      ...{ kind: "access_decided", workspaceId, userIds: [bob.userId], object: collection },
      ...{ path: `/agents/knowledge/${collection.id}`, facts: { title: "Pay", isGranted: true } },
    });
    expect([(await shown()).length, await unread()]).toEqual([1, 1]);
    await server.look("delete from grants where object_id = $1", [collection.id]);
    expect([await shown(), await unread(), await unreadElsewhere(), await mails()]).toEqual([[], 0, [], []]);
    await shareIt();
    expect(await unread()).toBe(1);
    await server.look("delete from collections where id = $1", [collection.id]);
    const left = await server.look("select from notifications where object_id = $1", [collection.id]);
    expect(left).toEqual([]);
  });
});

describe("what somebody was told of a conversation", () => {
  it("is shown, counted and mailed while they read it", async () => {
    await share();
    await tellBob();
    expect([(await shown()).length, await unread(), await unreadElsewhere()]).toEqual([3, 3, [3]]);
    expect(await mails()).toHaveLength(1);
  });

  it("is neither shown nor counted nor mailed once the share is withdrawn, and is back with it, unmailed", async () => {
    await share();
    await tellBob();
    await withdraw();
    expect([await shown(), await unread(), await unreadElsewhere()]).toEqual([[], 0, []]);
    expect(await mails()).toEqual([]);
    await share();
    expect(await unread()).toBe(3);
    expect(await mails()).toEqual([]);
  });

  it("is neither shown nor mailed once the time of the share is over", async () => {
    await share();
    await tellBob();
    await server.look("update grants set expires_at = now() where object_id = $1", [conversation.id]);
    expect([await shown(), await mails()]).toEqual([[], []]);
  });

  it("is the answer that declined a request, which names nothing", async () => {
    const declined = { kind: "access_decided" as const, facts: { title: "", isGranted: false } };
    const told = { workspaceId, userIds: [bob.userId], object: conversation, path: "/chat" };
    await tell(server.as(ann), { ...told, ...declined });
    expect([(await shown()).map(({ kind }) => kind), await unread()]).toEqual([["access_decided"], 1]);
    await tell(server.as(ann), { ...told, ...declined, facts: { title: "Sums", isGranted: true } });
    expect(await shown()).toEqual([]);
  });
});
