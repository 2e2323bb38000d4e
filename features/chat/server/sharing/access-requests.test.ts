import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccessRequest } from "#features/sharing/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const told = (userId: string) =>
  server.look<{ kind: string; path: string; facts: object }>(
    "select kind, path, facts from notifications where user_id = $1 order by created_at",
    [userId],
  );

/** Bob asks for Ann's conversation. */
async function staged() {
  const stage = await stageSharing(server);
  const { bob, ann, path } = stage;
  const ask = () => bob.end("POST", `${path}/requests`, { relation: "viewer", note: "For the audit." });
  const open = async () => (await ann.read<Page<AccessRequest>>(`${path}/requests`)).items;
  const decide = (requestId: string | undefined, body: object, by = ann) =>
    by.end("POST", `/access-requests/${requestId}/decision`, body);
  return { ...stage, ask, open, decide };
}

describe("whoever may not open something", () => {
  it("asks for access; its owner is told, decides, and they are told", async () => {
    const { ann, bob, id, ask, open, decide } = await staged();
    expect(await ask()).toEqual([204, ""]);
    const [request, ...others] = await open();
    expect([request?.person.id, request?.note, others]).toEqual([bob.person.userId, "For the audit.", []]);
    expect(await told(ann.person.userId)).toMatchObject([
      { kind: "access_requested", path: `/chat/${id}?share`, facts: { note: "For the audit." } },
    ]);
    const grant = { decision: "grant", relation: "commenter" };
    expect(await decide(request?.requestId, grant)).toEqual([204, ""]);
    expect(await bob.opens(id)).toBe(200);
    expect(await told(bob.person.userId)).toMatchObject([
      { kind: "access_decided", path: `/chat/${id}`, facts: { isGranted: true } },
    ]);
    expect(await open()).toEqual([]);
    expect(await decide(request?.requestId, grant)).toEqual([404, "access_request.not_found"]);
  });

  it("learns of a declined request that it was declined, and nothing else", async () => {
    const { bob, id, ask, open, decide } = await staged();
    await ask();
    const [request] = await open();
    expect(await decide(request?.requestId, { decision: "decline" })).toEqual([204, ""]);
    expect(await bob.opens(id)).toBe(404);
    expect(await told(bob.person.userId)).toMatchObject([
      { kind: "access_decided", facts: { isGranted: false, title: "" } },
    ]);
  });

  it("gets the same answer whether it exists or not, also for their own, and asks once", async () => {
    const { ann, bob, path, ask, open } = await staged();
    expect(await bob.end("POST", `/shares/conversation/${newId()}/requests`, {})).toEqual([204, ""]);
    expect(await bob.end("POST", `/shares/unicorn/${newId()}/requests`, {})).toEqual([204, ""]);
    expect(await ann.end("POST", `${path}/requests`, {})).toEqual([204, ""]);
    expect([await ask(), await ask()]).toEqual([
      [204, ""],
      [204, ""],
    ]);
    expect(await open()).toHaveLength(1);
    expect(await told(ann.person.userId)).toHaveLength(1);
  });

  it("asks nobody of another workspace, and 20 times a day at most", async () => {
    const { person, path, open } = await staged();
    const eve = await person({ workspaceId: newId() });
    for (let count = 0; count < 20; count += 1)
      expect(await eve.end("POST", `${path}/requests`, {})).toEqual([204, ""]);
    expect(await eve.end("POST", `${path}/requests`, {})).toEqual([429, "rate.limited"]);
    expect(await open()).toEqual([]);
  });

  it("waits 30 days for an answer, and can ask again afterwards", async () => {
    const { ask, open, decide } = await staged();
    await ask();
    const [request] = await open();
    await server.look("update access_requests set created_at = now() - interval '31 days' where id = $1", [
      request?.requestId,
    ]);
    expect(await open()).toEqual([]);
    expect(await decide(request?.requestId, { decision: "decline" })).toEqual([
      ...[404, "access_request.not_found"],
    ]);
    await ask();
    expect(await open()).toHaveLength(1);
  });
});

describe("a request", () => {
  it("is seen and decided by nobody but who may share: for others it does not exist", async () => {
    const { ann, bob, person, id, path, ask, open, decide } = await staged();
    const carol = await person();
    await ask();
    const [request] = await open();
    await ann.give(id, carol.subject, "editor");
    expect(await carol.end("GET", `${path}/requests`)).toEqual([403, "auth.forbidden"]);
    expect(await bob.end("GET", `${path}/requests`)).toEqual([404, "conversation.not_found"]);
    for (const by of [bob, carol, await person({ role: "admin" })])
      expect(await decide(request?.requestId, { decision: "decline" }, by)).toEqual([
        ...[404, "access_request.not_found"],
      ]);
    expect(await open()).toHaveLength(1);
  });

  it("is answered by a share that the owner gives anyway", async () => {
    const { ann, bob, id, ask, open } = await staged();
    await ask();
    await ann.give(id, bob.subject);
    expect(await open()).toEqual([]);
  });
});
