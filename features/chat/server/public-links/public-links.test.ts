import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareObject } from "#platform/server/access/share-object.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { eraseConversations } from "../erase-conversations.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";
import { openSignedOut, stagePublisher } from "./testing.ts";

let server: ChatServer;
let now = new Date();
beforeAll(async () => {
  server = await createChatServer({ now: () => now });
});
afterAll(() => server[Symbol.asyncDispose]());

const gone = { code: "public_link.not_found", message: "This link does not work any more." };
const closed = async (token: string) => {
  const { status, body } = await openSignedOut(server, token);
  return { status, error: { code: body.error?.code, message: body.error?.message } };
};

describe("a public link", () => {
  it("opens signed out, and shows questions, answers and titles of tools only", async () => {
    const { ann, create, conversationId, answer } = await stagePublisher(server);
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(Buffer.from(body.token, "base64url")).toHaveLength(32);
    const opened = await openSignedOut(server, body.token);
    expect(opened.status).toBe(200);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(opened.headers.get("x-robots-tag")).toContain("noindex");
    expect(opened.body.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const written = JSON.stringify(opened.body);
    expect(written).toContain("144");
    for (const inner of [
      conversationId,
      answer.id,
      answer.runId ?? "",
      ann.person.userId,
      ann.person.email,
    ]) {
      expect(written).not.toContain(inner);
    }
    for (const field of ["reasoning", "toolCallId", "input", "summary", "line"]) {
      expect(written).not.toContain(`"${field}"`);
    }
  });

  it("is stored as a digest only, and its token is in no audit event", async () => {
    const { create } = await stagePublisher(server);
    const { token, link } = (await create()).body;
    const [row] = await server.look<{ all: string }>(
      "select l::text as all from public_links l where id = $1",
      [link.id],
    );
    expect(row?.all).not.toContain(token);
    const written = await server.look<{ envelope: Buffer }>("select envelope from audit_events");
    expect(written.some(({ envelope }) => envelope.toString("utf8").includes(token))).toBe(false);
  });

  it("counts its openings and shows the copy of its time until it is renewed", async () => {
    const { ann, create, listed, conversationId } = await stagePublisher(server);
    const { token, link } = (await create("never")).body;
    await ann.ask("And 13 * 13?", { conversationId });
    expect((await openSignedOut(server, token)).body.messages).toHaveLength(2);
    expect(await listed()).toMatchObject([
      { id: link.id, openedCount: 1, expiresAt: null, status: "active" },
    ]);
    const renewed = await ann.call("POST", `/api/v1/public-links/${link.id}/renew`);
    expect(renewed).toMatchObject({ status: 200, body: { id: link.id, openedCount: 1 } });
    expect((await openSignedOut(server, token)).body.messages).toHaveLength(4);
  });

  it("is the same page when it is unknown, withdrawn, expired or its conversation deleted", async () => {
    const { ann, create, conversationId } = await stagePublisher(server);
    const [withdrawn, expired] = [(await create()).body, (await create("1d")).body];
    const { status } = await ann.call("DELETE", `/api/v1/public-links/${withdrawn.link.id}`);
    expect(status).toBe(204);
    now = new Date(now.getTime() + 25 * 3_600_000);
    const lasting = (await create("30d")).body.token;
    const answers = [
      await closed(randomBytes(32).toString("base64url")),
      await closed("§"),
      await closed(withdrawn.token),
      await closed(expired.token),
    ];
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    answers.push(await closed(lasting));
    expect(answers).toEqual(answers.map(() => ({ status: 404, error: gone })));
    await ann.call("POST", `/api/v1/conversations/${conversationId}/restore`);
    expect((await openSignedOut(server, lasting)).status).toBe(200);
  });

  it("is gone when its owner is erased", async () => {
    const { ann, create } = await stagePublisher(server);
    const { token } = (await create()).body;
    await eraseTables(systemCtx(server.services, "test"), ann.person.userId);
    expect(await closed(token)).toEqual({ status: 404, error: gone });
  });

  it("cannot be guessed: one address has few tries, whatever it tries", async () => {
    const { create } = await stagePublisher(server);
    const { token } = (await create()).body;
    const statuses: number[] = [];
    for (let tries = 0; tries < 70; tries += 1) {
      statuses.push((await closed(randomBytes(32).toString("base64url"))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await closed(token)).status).toBe(429);
    // Other tests come from this address too.
    await server.look("delete from rate_limits where key like 'public_link.open:%'");
    expect((await openSignedOut(server, token)).status).toBe(200);
  });

  it("loses its copy when it is withdrawn, and its row when the conversation is erased", async () => {
    const { ann, create, conversationId } = await stagePublisher(server);
    const { link } = (await create()).body;
    await ann.call("DELETE", `/api/v1/public-links/${link.id}`);
    const find = () => server.look("select snapshot from public_links where id = $1", [link.id]);
    expect(await find()).toMatchObject([{ snapshot: { messages: [] } }]);
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    await eraseConversations(systemCtx(server.services, "test"), new Date(now.getTime() + 3_600_000));
    expect(await find()).toEqual([]);
  });
});

describe("making public links", () => {
  it("needs a proved address", async () => {
    const ann = new ChatClient(server, personOf());
    const { conversationId } = await ann.ask("What is 12 * 12?");
    const reply = await ann.call("POST", `/api/v1/conversations/${conversationId}/public-links`, {
      lifetime: "1d",
    });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: "public_link.address_unproved" } } });
    expect(await ann.get("/api/v1/public-links")).toMatchObject({ items: [], obstacle: "address_unproved" });
  });

  it("is announced as possible to people with a proved address", async () => {
    const { ann, create } = await stagePublisher(server);
    await create();
    expect(await ann.get("/api/v1/public-links")).toMatchObject({ items: [{}], obstacle: null });
  });

  it("is for the owner: not for an editor, and the link is not for others", async () => {
    const { ann, create, conversationId } = await stagePublisher(server);
    const bob = new ChatClient(server, personOf(ann.person.workspaceId));
    await storePerson(server, bob.person);
    await shareObject(server.as(ann.person), {
      ...{ object: { noun: "conversation", id: conversationId }, subject: { userId: bob.person.userId } },
      relation: "editor",
    });
    const path = `/api/v1/conversations/${conversationId}/public-links`;
    expect((await bob.call("POST", path, { lifetime: "1d" })).status).toBe(403);
    const { link } = (await create()).body;
    expect((await bob.call("DELETE", `/api/v1/public-links/${link.id}`)).status).toBe(403);
    expect((await bob.call("POST", `/api/v1/public-links/${link.id}/renew`)).status).toBe(403);
    const eve = new ChatClient(server, personOf());
    expect((await eve.call("DELETE", `/api/v1/public-links/${link.id}`)).status).toBe(404);
    expect(await bob.get("/api/v1/public-links")).toMatchObject({ items: [] });
  });

  it("ends at twenty active links of a conversation", async () => {
    const { create, ann } = await stagePublisher(server);
    const made = await create();
    await server.look(
      `insert into public_links (workspace_id, id, conversation_id, user_id, token_digest, snapshot, taken_at)
       select workspace_id, gen_random_uuid(), conversation_id, user_id, sha256(n::text::bytea || id::text::bytea), snapshot, taken_at
       from public_links, generate_series(1, 19) n where id = $1`,
      [made.body.link.id],
    );
    expect((await create()).body.error.code).toBe("public_link.too_many");
    const first = await ann.get<{ items: unknown[]; nextCursor: string }>("/api/v1/public-links?limit=15");
    const rest = await ann.get<{ items: unknown[]; nextCursor: null }>(
      `/api/v1/public-links?limit=15&cursor=${first.nextCursor}`,
    );
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([15, 5, null]);
  });
});
