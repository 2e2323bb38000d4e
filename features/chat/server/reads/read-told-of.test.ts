import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mentionsModule } from "#features/mentions/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  const notifications = createNotificationsModule({ publicUrl: "https://work.test" });
  server = await createChatServer({ modules: [notifications, mentionsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Bob is mentioned twice in a conversation of Ann's, and once in another one that is shared with him. */
async function stage() {
  const workspaceId = newId();
  const [ann, bob] = [
    new ChatClient(server, personOf(workspaceId)),
    new ChatClient(server, personOf(workspaceId)),
  ];
  for (const { person } of [ann, bob]) await storePerson(server, person);
  const { userId } = bob.person;
  await server.look(`update auth.users set raw_user_meta_data = '{"name":"Bob"}' where id = $1`, [userId]);
  const mentions = [{ type: "person" as const, id: userId, name: "Bob" }];
  const begin = async () => {
    const { conversationId: id } = await ann.ask("What is 12 * 12?");
    const object = { noun: "conversation", id };
    await shareObject(server.as(ann.person), { object, subject: { userId }, relation: "viewer" });
    return id;
  };
  const [id, other] = [await begin(), await begin()];
  const mention = (conversationId: string) => ann.ask("@Bob, look", { conversationId, mentions });
  const [first, second] = [await mention(id), await mention(id)];
  await mention(other);
  /** Tells Bob of something that the page of the conversation leads to. */
  const tell = (kind: string, noun: string, parameters: string) =>
    server.look(
      `insert into notifications (workspace_id, id, user_id, kind, object_type, object_id, path, facts, created_at)
       values ($1, uuidv7(), $2, $6, $3, $4, $5, '{"title":"A title"}', now())`,
      [workspaceId, userId, noun, id, `/chat/${id}${parameters}`, kind],
    );
  const unread = async () =>
    (
      await server.look<{ path: string }>(
        "select path from notifications where user_id = $1 and read_at is null order by id",
        [userId],
      )
    ).map(({ path }) =>
      path
        .replace(id, "it")
        .replace(other, "other")
        .replace(/message=.*/, "message"),
    );
  const see = ({ id: messageId }: { id: string }, by = bob) =>
    by.call("PUT", `/api/v1/conversations/${id}/read`, { messageId });
  const readEvents = async () =>
    (await server.look("select from events where name = 'notification.read' and user_id = $1", [userId]))
      .length;
  return { ann, id, first, second, tell, unread, see, readEvents };
}

describe("what somebody was told of a conversation", () => {
  it("is read when they see it, up to the message that they saw, and their other devices are told", async () => {
    const { first, second, unread, see, readEvents } = await stage();
    expect(await unread()).toEqual(["/chat/it?message", "/chat/it?message", "/chat/other?message"]);
    expect((await see(first)).status).toBe(204);
    expect(await unread()).toEqual(["/chat/it?message", "/chat/other?message"]);
    await see(second);
    await see(second);
    expect([await unread(), await readEvents()]).toEqual([["/chat/other?message"], 2]);
  });

  it("stays unread when it leads to something beside the messages", async () => {
    const { second, tell, unread, see } = await stage();
    await see(second);
    await tell("share", "conversation", "");
    await tell("access_requested", "conversation", "?share");
    await tell("comment", "comment", `?comment=${newId()}`);
    await see(second);
    // The database made some of their ids and the product others, so their order is open.
    expect(new Set((await unread()).map((path) => path.split("=")[0]))).toEqual(
      new Set(["/chat/other?message", "/chat/it?share", "/chat/it?comment"]),
    );
  });

  it("is not read by what others see", async () => {
    const { ann, second, unread, see } = await stage();
    await see(second, ann);
    expect(await unread()).toHaveLength(3);
  });
});
