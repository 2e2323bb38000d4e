import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Conversation } from "../contract/index.ts";
import { eraseConversations, eraseDeletedConversations } from "./erase-conversations.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let clockOffsetMs = 0;

beforeAll(async () => {
  server = await createChatServer({ now: () => new Date(Date.now() + clockOffsetMs) });
});
afterAll(() => server[Symbol.asyncDispose]());

const newPerson = () => new ChatClient(server, personOf());

interface Refusal {
  error: { code: string; message: string };
}

/** Stores conversations with these titles, the first one oldest, `apartMicros` after each other. */
async function withTitles(person: ChatClient, titles: string[], apartMicros = 1_000_000) {
  await server.look(
    `insert into conversations (workspace_id, id, user_id, title, updated_at)
     select $1, gen_random_uuid(), $2, title, timestamptz '2026-01-01' + n * $4 * interval '1 microsecond'
     from unnest($3::text[]) with ordinality as t(title, n)`,
    [person.person.workspaceId, person.person.userId, titles, apartMicros],
  );
}

const path = "/api/v1/conversations";
const titlesOf = ({ items }: Page<Conversation>) => items.map(({ title }) => title);

describe("the list of conversations", () => {
  it("begins with the one that was used last", async () => {
    const ann = newPerson();
    const first = await ann.ask("One");
    await ann.ask("Two");
    await ann.ask("More", { conversationId: first.conversationId });
    expect(titlesOf(await ann.get(path))).toEqual(["One", "Two"]);
  });

  it.each([
    ["a second", 1_000_000],
    ["a microsecond", 1],
    ["nothing", 0],
  ])("leads from page to page to each one exactly once when %s lies between them", async (_what, apart) => {
    const ann = newPerson();
    const titles = Array.from({ length: 25 }, (_, index) => `Number ${index}`);
    await withTitles(ann, titles, apart);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Page<Conversation> = await ann.get(
        `${path}?limit=10${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`,
      );
      seen.push(...titlesOf(page));
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(titles.toSorted());
    if (apart > 0) expect(seen).toEqual(titles.toReversed());
  });

  it("has at most 100 on a page", async () => {
    const ann = newPerson();
    await withTitles(
      ann,
      Array.from({ length: 120 }, (_, index) => `Number ${index}`),
    );
    expect((await ann.get<Page<Conversation>>(`${path}?limit=100`)).items).toHaveLength(100);
    const { status, body } = await ann.call<Refusal>("GET", `${path}?limit=101`);
    expect(status).toBe(400);
    expect(body.error.code).toBe("request.invalid");
  });

  it.each(["nonsense", "9999999999999999_x", "'; drop table conversations"])(
    "refuses the cursor %s",
    async (cursor) => {
      const { status, body } = await newPerson().call<Refusal>(
        "GET",
        `${path}?cursor=${encodeURIComponent(cursor)}`,
      );
      expect(status).toBe(400);
      expect(body.error.message).toBe("cursor: use the nextCursor of the page before.");
    },
  );
});

describe("renaming", () => {
  it("gives another title, without its outer spaces", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Old");
    const { body } = await ann.call<Conversation>("PATCH", `${path}/${conversationId}`, { title: "  New  " });
    expect(body.title).toBe("New");
    expect(titlesOf(await ann.get(path))).toEqual(["New"]);
  });

  it.each([
    ["", "body.title: Give it a title."],
    ["x".repeat(201), "body.title: A title holds at most 200 characters."],
  ])("refuses %j", async (title, message) => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Old");
    const { status, body } = await ann.call<Refusal>("PATCH", `${path}/${conversationId}`, { title });
    expect(status).toBe(400);
    expect(body.error.message).toBe(message);
  });

  it("keeps old and new title sealed in the audit event", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Secret name");
    await ann.call("PATCH", `${path}/${conversationId}`, { title: "Other secret" });
    const rows = await server.look<{ envelope: Buffer; sealed: Buffer }>(
      "select envelope, sealed from audit_events where act = 'conversation.renamed' and workspace_id = $1",
      [ann.person.workspaceId],
    );
    expect(rows).toHaveLength(1);
    const text = `${rows[0]?.envelope.toString()}${rows[0]?.sealed.toString("latin1")}`;
    expect(text).not.toMatch(/secret/i);
  });
});

describe("deleting", () => {
  it("hides the conversation everywhere, and it can be brought back for 15 minutes", async () => {
    const ann = newPerson();
    const answer = await ann.ask("Delete me");
    const own = `${path}/${answer.conversationId}`;
    expect((await ann.call("DELETE", own)).status).toBe(204);
    expect(titlesOf(await ann.get(path))).toEqual([]);
    for (const [method, hidden, body] of [
      ["GET", own],
      ["GET", `${own}/messages`],
      ["PATCH", own, { title: "x" }],
      ["DELETE", own],
      ["POST", `${own}/messages`, { id: newId(), text: "Hello" }],
      ["POST", `/api/v1/messages/${answer.id}/retry`, {}],
      ["POST", `/api/v1/messages/${answer.id}/show`],
    ] as const) {
      expect((await ann.call(method, hidden, body)).status, `${method} ${hidden}`).toBe(404);
    }
    expect((await ann.call("POST", `${own}/restore`)).status).toBe(200);
    expect(titlesOf(await ann.get(path))).toEqual(["Delete me"]);
    expect(await ann.messages(answer.conversationId)).toHaveLength(2);
    expect((await ann.call("POST", `${own}/restore`)).status).toBe(200);
  });

  it("stops the answer that is being written", async () => {
    const ann = newPerson();
    const { body } = await ann.send("[[script:tokens count=500 gap=20ms]]");
    await (await ann.stream(body.run.id)).until((events) => events.length > 5);
    await ann.call("DELETE", `${path}/${body.conversation.id}`);
    const stored = () => server.look("select status from runs where id = $1", [body.run.id]);
    await expect.poll(stored, { timeout: 2_000 }).toEqual([{ status: "cancelled" }]);
  });

  it("can no longer be undone when the time is over", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Too late");
    await ann.call("DELETE", `${path}/${conversationId}`);
    clockOffsetMs += 16 * 60_000;
    const { status, body } = await ann.call<Refusal>("POST", `${path}/${conversationId}/restore`);
    expect(status).toBe(410);
    expect(body.error.code).toBe("conversation.undo_over");
  });

  it("can be undone when the clock of the server alone says that the time is over", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Not yet");
    await ann.call("DELETE", `${path}/${conversationId}`);
    const rightMs = clockOffsetMs;
    const { services } = server;
    const staged = services.databaseNow;
    services.databaseNow = async () => new Date(Date.now() + rightMs);
    clockOffsetMs += 365 * 24 * 60 * 60_000;
    try {
      await expect(eraseDeletedConversations.perform(server.system, {})).rejects.toThrow("clocks");
    } finally {
      clockOffsetMs = rightMs;
      services.databaseNow = staged;
    }
    expect((await ann.call("POST", `${path}/${conversationId}/restore`)).status).toBe(200);
  });

  it("ends in the erasure of everything that was said and done there; the audit events stay", async () => {
    const ann = newPerson();
    const kept = await ann.ask("What is 3 * 3?");
    const erased = await ann.ask("What is 12 * 12?");
    for (const { conversationId, runId } of [kept, erased]) {
      const { workspaceId, userId } = ann.person;
      await server.look(
        `with session as (insert into browser_sessions (workspace_id, run_id, user_id, conversation_id, node_id)
           values ($1, $2, $3, $4, 'node'))
         insert into browser_pictures (workspace_id, id, user_id, conversation_id, picture) values ($1, $2, $3, $4, 'jpeg')`,
        [workspaceId, runId, userId, conversationId],
      );
    }
    await ann.call("DELETE", `${path}/${erased.conversationId}`);
    const { conversationId, runId } = erased;
    await eraseDeletedConversations.perform(server.system, {});
    expect(await ann.messages(kept.conversationId)).toHaveLength(2);
    expect((await ann.call("POST", `${path}/${conversationId}/restore`)).status).toBe(200);
    await ann.call("DELETE", `${path}/${conversationId}`);

    clockOffsetMs += 16 * 60_000;
    await eraseDeletedConversations.perform(server.system, {});
    const count = async (table: string, column: string, id: string | null) => {
      const rows = await server.look(`select 1 from ${table} where ${column} = $1`, [id]);
      return rows.length;
    };
    expect(await count("conversations", "id", conversationId)).toBe(0);
    expect(await count("messages", "conversation_id", conversationId)).toBe(0);
    expect(await count("tool_calls", "conversation_id", conversationId)).toBe(0);
    for (const table of ["browser_pictures", "browser_sessions"]) {
      expect(await count(table, "conversation_id", conversationId)).toBe(0);
      expect(await count(table, "conversation_id", kept.conversationId)).toBe(1);
    }
    expect(await count("runs", "id", runId)).toBe(0);
    expect(await count("run_steps", "run_id", runId)).toBe(0);
    expect(await count("run_chunks", "run_id", runId)).toBe(0);
    expect(await count("audit_events", "run_id", runId)).toBeGreaterThan(3);
    expect(await ann.messages(kept.conversationId)).toHaveLength(2);
    expect(await count("tool_calls", "conversation_id", kept.conversationId)).toBe(1);
    expect(await count("run_steps", "run_id", kept.runId)).toBe(2);
  });

  it("does nothing for a person who calls the erasure", async () => {
    const ann = newPerson();
    const { conversationId } = await ann.ask("Mine");
    await ann.call("DELETE", `${path}/${conversationId}`);
    const later = new Date(Date.now() + clockOffsetMs + 60_000);
    await expect(eraseConversations(server.as(ann.person), later)).rejects.toThrow(
      "Only the product itself may do this.",
    );
  });
});
