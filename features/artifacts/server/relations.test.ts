import { afterAll, beforeAll, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { modules, stageArtifacts } from "./testing/artifact-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

it("somebody who may comment on the conversation reads its artifacts and writes none", async () => {
  const { ann, nils, conversationId } = await stageArtifacts(server);
  const { id } = (await ann.write(conversationId)).body;
  const object = { noun: "conversation", id: conversationId };
  const subject = { userId: nils.person.userId };
  await shareObject(server.as(ann.person), { object, subject, relation: "commenter" });
  expect((await nils.one(id)).body).toMatchObject({ content: "# One", abilities: { save: false } });
  expect((await nils.save(id, 1, "# Two")).body.error?.code).toBe("auth.forbidden");
  expect((await nils.write(conversationId)).body.error?.code).toBe("auth.forbidden");
});

it("nobody is made a commenter of an artifact: it has no comments", async () => {
  const { ann, nils, conversationId } = await stageArtifacts(server);
  const { id } = (await ann.write(conversationId)).body;
  const body = { subject: { type: "user", userId: nils.person.userId }, relation: "commenter" };
  const refused = await ann.call<unknown>("PUT", `/api/v1/shares/artifact/${id}/grants`, body);
  expect([400, 422]).toContain(refused.status);
  expect((await nils.one(id)).status).toBe(404);
});

it("a copy of the conversation for strangers says that an artifact is not part of it", async () => {
  const { ann } = await stageArtifacts(server);
  const made = await ann.use("create_artifact", { kind: "document", title: "Report", content: "# Secret" });
  await server.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.person.userId]);
  const path = `/api/v1/conversations/${made.conversationId}/public-links`;
  const link = await ann.call<{ token: string }>("POST", path, { lifetime: "7d" });
  expect(link.status).toBe(201);
  const reply = await fetch(`${server.url}/api/v1/public-links/open`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: link.body.token }),
  });
  const copy = (await reply.json()) as { messages: { parts: object[] }[] };
  const parts = copy.messages.slice(1).flatMap((message) => message.parts);
  expect(parts).toContainEqual({
    ...{ type: "tool-call", title: "Create an artifact", isDone: true, sources: [] },
    isResultLeftOut: true,
  });
  expect(JSON.stringify(parts)).not.toContain("# Secret");
});
