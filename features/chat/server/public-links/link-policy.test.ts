import { afterAll, beforeAll, expect, it } from "vitest";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createOwnChatServer } from "../testing/create-chat-server.ts";
import { openSignedOut, stagePublisher } from "./testing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("an admin forbids public links: none is made, none opens, until they are allowed again", async () => {
  const { ann, create } = await stagePublisher(server);
  const { token, link } = (await create()).body;
  const path = "/api/v1/admin/public-links";
  const admin = new ChatClient(server, createUserActor({ isAdmin: true }));
  expect((await ann.call("PUT", path, { isAllowed: false })).status).toBe(403);
  expect(await admin.get(path)).toEqual({ isAllowed: true, activeCount: 1 });

  expect((await admin.call("PUT", path, { isAllowed: false })).status).toBe(204);
  expect((await openSignedOut(server, token)).body.error.code).toBe("public_link.not_found");
  expect((await create()).body.error.code).toBe("public_link.forbidden");
  expect(await ann.get("/api/v1/public-links")).toMatchObject({ obstacle: "forbidden" });
  const renewing = await ann.call("POST", `/api/v1/public-links/${link.id}/renew`);
  expect(renewing).toMatchObject({ status: 403, body: { error: { code: "public_link.forbidden" } } });

  await admin.call("PUT", path, { isAllowed: true });
  expect((await openSignedOut(server, token)).status).toBe(200);
});

it("guesses from one address are throttled", async () => {
  const guess = () => openSignedOut(server, "a".repeat(43));
  const answers = await Promise.all(Array.from({ length: 70 }, guess));
  expect(answers.map(({ status }) => status)).toContain(429);
});
