import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mentionsModule } from "#features/mentions/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { SentMessage } from "../contract/index.ts";
import { eraseConversations } from "./erase-conversations.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
import { QueueClient } from "./testing/queue-client.ts";

let server: ChatServer;
beforeAll(async () => {
  const notifications = createNotificationsModule({ publicUrl: "https://work.test" });
  server = await createChatServer({ modules: [notifications, mentionsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

interface Refused {
  error?: { code: string };
}

/** Ann and Bob share a conversation; Nils, of the same workspace, does not see it. */
async function stage() {
  const workspaceId = newId();
  const person = async (name: string, role: UserActor["role"] = "member") => {
    const client = new ChatClient(server, { ...personOf(workspaceId), role });
    await storePerson(server, client.person);
    const meta = JSON.stringify({ name });
    await server.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
      client.person.userId,
      meta,
    ]);
    return client;
  };
  const [ann, bob, nils] = [await person("Ann"), await person("Bob"), await person("Nils")];
  const queue = new QueueClient(ann, server.model);
  const share = (conversationId: string, { person: { userId } } = bob) =>
    shareObject(server.as(ann.person), {
      object: { noun: "conversation", id: conversationId },
      ...{ subject: { userId }, relation: "editor" },
    });
  const mention = ({ person: { userId } }: ChatClient, name: string) => ({
    type: "person" as const,
    id: userId,
    name,
  });
  const told = (client: ChatClient) =>
    server.look("select kind, path, facts, count from notifications where user_id = $1", [
      client.person.userId,
    ]);
  return { ann, bob, nils, person, queue, share, mention, told };
}

describe("the list of whom to mention", () => {
  const listed = async (who: ChatClient, words: string, id: string) =>
    (
      await who.get<{ items: { name: string; canRead: boolean }[] }>(
        `/api/v1/mentionables?words=${words}&noun=conversation&id=${id}`,
      )
    ).items.map(({ name, canRead }) => `${name}${canRead ? "" : " -"}`);

  it("begins with those who can read, however many others are called like that", async () => {
    const { ann, person, share } = await stage();
    const { conversationId } = await ann.ask("What is 12 * 12?");
    await server.look(
      `with made as (insert into auth.users (id, email, raw_user_meta_data)
         select gen_random_uuid(), gen_random_uuid() || '@corp.test', jsonb_build_object('name', 'Zed ' || n)
         from generate_series(1000, 1600) n returning id)
       insert into memberships (workspace_id, user_id, role) select $1, id, 'member' from made`,
      [ann.person.workspaceId],
    );
    const reader = await person("Zed Zuse");
    const suspended = await person("Zed Aal");
    await share(conversationId, reader);
    await server.look("update memberships set suspended_at = now() where user_id = $1 and role = 'member'", [
      suspended.person.userId,
    ]);
    const found = await listed(ann, "zed", conversationId);
    expect(found).toHaveLength(12);
    expect(found.slice(0, 3)).toEqual(["Zed Zuse", "Zed 1000 -", "Zed 1001 -"]);
    expect(await listed(ann, "zuse", conversationId)).toEqual(["Zed Zuse"]);
  });

  it("is refused to whoever asks for more lists than somebody types", async () => {
    const { ann } = await stage();
    const list = () => ann.call("GET", "/api/v1/mentionables?words=a");
    expect((await list()).status).toBe(200);
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key = $1",
      [`mention.find:${ann.person.userId}`],
    );
    expect((await list()).status).toBe(429);
  });
});

describe("a mention in a message", () => {
  it("is kept beside the text and tells whoever can read the conversation, once", async () => {
    const { ann, bob, nils, share, mention, told } = await stage();
    const { conversationId } = await ann.ask("What is 12 * 12?");
    await share(conversationId);
    const id = newId();
    const mentions = [mention(bob, "Bob"), mention(nils, "Nils")];
    const message = { id, conversationId, mentions };
    await ann.ask("@Bob and @Nils, is that right?", message);
    await ann.send("@Bob and @Nils, is that right?", message);
    expect(await told(bob)).toMatchObject([
      { kind: "mention", path: `/chat/${conversationId}?message=${id}`, count: 1 },
    ]);
    expect(await told(nils)).toEqual([]);
    expect((await bob.messages(conversationId)).find((one) => one.id === id)?.mentions).toEqual(mentions);
  });

  it("tells of another version those alone whom it mentions for the first time", async () => {
    const { ann, bob, share, mention, told } = await stage();
    const first = await ann.ask("What is 12 * 12?");
    const { conversationId } = first;
    await share(conversationId);
    const version = { conversationId, parentId: first.id, mentions: [mention(bob, "Bob")] };
    await ann.ask("@Bob?", version);
    await ann.ask("@Bob, really?", version);
    expect(await told(bob)).toMatchObject([{ count: 1 }]);
  });

  it("is refused when somebody is not in the workspace or not in the text, and nothing is stored", async () => {
    const { ann, bob, mention } = await stage();
    const { conversationId } = await ann.ask("What is 12 * 12?");
    const stranger = (await stage()).ann;
    for (const [mentions, code] of [
      [[mention(stranger, "Ann")], "mention.not_found"],
      [[mention(bob, "Bob")], "mention.not_in_text"],
    ] as const) {
      const reply = await ann.send("@Ann?", { conversationId, mentions: [...mentions] });
      expect((reply.body as SentMessage & Refused).error?.code).toBe(code);
    }
    expect(await ann.messages(conversationId)).toHaveLength(2);
  });

  it("by a guest is its owner or somebody who wrote there: who else reads it or is here, nobody tells them", async () => {
    const { ann, bob, nils, person, share, mention } = await stage();
    const guest = await person("Gus", "guest");
    const { conversationId } = await ann.ask("What is 12 * 12?");
    await share(conversationId);
    await share(conversationId, guest);
    const code = async (who: ChatClient, name: string) =>
      ((await guest.send(`@${name}?`, { conversationId, mentions: [mention(who, name)] })).body as Refused)
        .error?.code;
    expect(await code(nils, "Nils")).toBe("mention.not_found");
    expect(await code(nils, "Wrong")).toBe("mention.not_found");
    const found = async (words: string) =>
      (
        await guest.get<{ items: { name: string }[] }>(
          `/api/v1/mentionables?words=${words}&noun=conversation&id=${conversationId}`,
        )
      ).items.map(({ name }) => name);
    expect([await code(bob, "Bob"), await found("b")]).toEqual(["mention.not_found", []]);
    expect(await found("a")).toEqual(["Ann"]);
    await bob.ask("And 13 * 13?", { conversationId });
    expect([await code(bob, "Bob"), await found("b")]).toEqual([undefined, ["Bob"]]);
  });

  it("of an agent that nobody can ask here is refused", async () => {
    const { ann } = await stage();
    const mentions = [{ type: "agent" as const, id: newId(), name: "Helper" }];
    const reply = await ann.send("@Helper, sum up", { mentions });
    expect((reply.body as SentMessage & Refused).error?.code).toBe("mention.not_found");
  });
});

describe("what people were told of a conversation", () => {
  it("goes with it for good, with what was told of its messages", async () => {
    const { ann, bob, share, mention, told } = await stage();
    const { conversationId } = await ann.ask("What is 12 * 12?");
    await share(conversationId);
    await ann.ask("@Bob?", { conversationId, mentions: [mention(bob, "Bob")] });
    const { conversationId: kept } = await ann.ask("What is 13 * 13?");
    await share(kept);
    await ann.ask("@Bob?", { conversationId: kept, mentions: [mention(bob, "Bob")] });
    await server.look(
      `insert into notifications (workspace_id, id, user_id, kind, object_type, object_id, path, facts, created_at)
       select $1, uuidv7(), $2, 'share', 'conversation', id, '/chat/' || id, '{"title":"A title"}', now()
       from unnest($3::uuid[]) as id`,
      [ann.person.workspaceId, bob.person.userId, [conversationId, kept]],
    );
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect(await told(bob)).toHaveLength(4);
    await eraseConversations(systemCtx(server.services, "test"), new Date(Date.now() + 3_600_000));
    const paths = (await told(bob)).map(({ path }) => String(path));
    expect(paths).toHaveLength(2);
    for (const path of paths) expect(path).toContain(kept);
  });
});

describe("a mention in a message that waits", () => {
  it("tells nobody until it is sent, and then once", async () => {
    const { ann, bob, queue, share, mention, told } = await stage();
    const held = await queue.askForHeldAnswer();
    const { conversationId } = held;
    await share(conversationId);
    await queue.add(conversationId, "@Bob, look", { mentions: [mention(bob, "Bob")] });
    expect((await queue.list(conversationId))[0]?.mentions).toEqual([mention(bob, "Bob")]);
    expect(await told(bob)).toEqual([]);
    held.release();
    await queue.untilSent(conversationId, 4);
    await expect.poll(() => told(bob)).toMatchObject([{ kind: "mention", count: 1 }]);
    expect((await ann.messages(conversationId)).at(2)?.mentions).toHaveLength(1);
  });

  it("is sent without whoever has left meanwhile", async () => {
    const { ann, bob, queue, mention } = await stage();
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "@Bob, look", { mentions: [mention(bob, "Bob")] });
    await server.look("delete from memberships where user_id = $1", [bob.person.userId]);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    expect((await ann.messages(held.conversationId)).at(2)?.mentions).toEqual([]);
  });

  it("is refused like one that is sent at once, also when it is changed", async () => {
    const { ann, bob, nils, queue, mention } = await stage();
    const held = await queue.askForHeldAnswer();
    const refused = await queue.add(held.conversationId, "Look", { mentions: [mention(bob, "Bob")] });
    expect((refused.body as Refused).error?.code).toBe("mention.not_in_text");
    const { body } = await queue.add(held.conversationId, "Look");
    const path = `/api/v1/queued-messages/${body.items[0]?.id}`;
    const changed = await ann.call<Refused>("PATCH", path, {
      text: "@Nils",
      mentions: [mention(bob, "Nils")],
    });
    expect(changed.body.error?.code).toBe("mention.not_found");
    expect((await ann.call("PATCH", path, { text: "@Nils", mentions: [mention(nils, "Nils")] })).status).toBe(
      200,
    );
    held.release();
  });
});
