import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GrantSubject } from "#platform/server/access/grant.repository.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { unshareObject } from "#platform/server/access/unshare-object.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { Conversation, SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, sentOf } from "./testing/open-stream.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** An owner with a conversation, and a colleague who does not see it yet. */
async function stage() {
  const workspaceId = newId();
  const [ann, bob] = [personOf(workspaceId), personOf(workspaceId)].map((of) => new ChatClient(server, of));
  if (!ann || !bob) throw new Error("There are two people.");
  await storePerson(server, bob.person);
  const answer = await ann.ask("What is 12 * 12?");
  const object = { noun: "conversation", id: answer.conversationId };
  const share = (subject: GrantSubject, relation: "viewer" | "commenter" | "editor") =>
    shareObject(server.as(ann.person), { object, subject, relation });
  const path = `/api/v1/conversations/${answer.conversationId}`;
  const seenBy = async (client: ChatClient) => (await client.call<Conversation>("GET", path)).status;
  return { ann, bob, answer, object, share, path, seenBy };
}

describe("a conversation that is shared", () => {
  it("is read by whom it is shared with, down to the steps of its answers, and by nobody before", async () => {
    const { bob, answer, share, path, seenBy } = await stage();
    expect(await seenBy(bob)).toBe(404);
    await share({ userId: bob.person.userId }, "viewer");
    expect(await seenBy(bob)).toBe(200);
    expect(await bob.messages(answer.conversationId)).toHaveLength(2);
    for (const address of [`runs/${answer.runId}`, `runs/${answer.runId}/receipt`]) {
      expect((await bob.call("GET", `/api/v1/${address}`)).status, address).toBe(200);
    }
    const { abilities } = await bob.get<Conversation>(path);
    expect(abilities).toEqual({
      ...{ rename: false, delete: false, send: false, show: false, publish: false, hand_over: false },
      comment: false,
    });
  });

  it("is commented on by a commenter, who writes nothing in it", async () => {
    const { bob, share, path } = await stage();
    await share({ userId: bob.person.userId }, "commenter");
    const { abilities } = await bob.get<Conversation>(path);
    expect(abilities).toMatchObject({ comment: true, send: false, show: false });
  });

  it("is neither renamed, deleted nor shared further by a viewer", async () => {
    const { bob, object, share, path } = await stage();
    await share({ userId: bob.person.userId }, "viewer");
    for (const [method, body] of [["PATCH", { title: "Mine" }], ["DELETE"]] as const) {
      const { status, body: refusal } = await bob.call<{ error: { code: string } }>(method, path, body);
      expect([status, refusal.error.code], method).toEqual([403, "auth.forbidden"]);
    }
    const further = { object, subject: "workspace" as const, relation: "editor" as const };
    await expect(shareObject(server.as(bob.person), further)).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    expect((await bob.send("Hello", { conversationId: object.id })).status).toBe(403);
  });

  it("is written in by an editor, who still deletes nothing, and the owner reads what was written", async () => {
    const { ann, bob, answer, share, path } = await stage();
    await share({ userId: bob.person.userId }, "viewer");
    await share({ userId: bob.person.userId }, "editor");
    await bob.ask("And 13 * 13?", { conversationId: answer.conversationId });
    expect(await ann.messages(answer.conversationId)).toHaveLength(4);
    expect(await bob.messages(answer.conversationId)).toHaveLength(4);
    // What the owner wrote is a colleague's for him, and still for all who read the conversation.
    const steps = await server.look(
      `select s.integrity, s.readers from run_steps s join runs r on r.id = s.run_id
       where r.user_id = $1 order by s.number limit 1`,
      [bob.person.userId],
    );
    const readers = [`conversation:${answer.conversationId}`];
    expect(steps).toEqual([{ integrity: "organization", readers }]);
    expect((await bob.get<Conversation>(path)).abilities).toEqual({
      rename: true,
      delete: false,
      send: true,
      publish: false,
      show: true,
      comment: true,
      hand_over: false,
    });
    expect((await bob.call("DELETE", path)).status).toBe(403);
  });

  it("is deleted by its owner while somebody else's answer is being written, which stops", async () => {
    const { ann, bob, answer, share, path } = await stage();
    await share({ userId: bob.person.userId }, "editor");
    const stream = await bob.follow(`${path}/messages`, {
      id: newId(),
      text: "[[script:tokens count=600 gap=20ms]]",
    });
    const { run } = sentOf(await stream.until((events) => chunksOf(events).length > 0));
    // Whoever may edit the conversation stops an answer in it; what its person decides stays theirs.
    expect([(await ann.run(run.id)).abilities, (await bob.run(run.id)).abilities]).toEqual([
      { cancel: true, decideLimit: false },
      { cancel: true, decideLimit: true },
    ]);
    expect((await ann.call("DELETE", path)).status).toBe(204);
    await stream.rest();
    const [row] = await server.look("select status, user_id from runs where id = $1", [run.id]);
    expect(row).toEqual({ status: "cancelled", user_id: bob.person.userId });
    expect(await bob.messages(answer.conversationId).catch(() => "gone")).toBe("gone");
  });

  it("is exported by its owner alone: a reader copies what they see", async () => {
    const { ann, bob, share, path } = await stage();
    await share({ userId: bob.person.userId }, "editor");
    expect((await ann.call("GET", `${path}/export`)).status).toBe(200);
    for (const form of ["export", "export/markdown"])
      expect((await bob.request("GET", `${path}/${form}`)).status, form).toBe(403);
  });

  it("notes how much of an answer was heard for its listener alone", async () => {
    const { ann, bob, answer, share } = await stage();
    await share({ userId: bob.person.userId }, "editor");
    const note = (client: ChatClient) =>
      client.call<{ error?: { code: string } }>("PUT", `/api/v1/messages/${answer.id}/heard`, {
        characters: 2,
      });
    const { status, body } = await note(bob);
    expect([status, body.error?.code]).toEqual([409, "message.not_spoken"]);
    expect((await note(ann)).status).toBe(200);
    const acts = await server.look(
      "select act from audit_events where act = 'message.interrupted' and workspace_id = $1",
      [ann.person.workspaceId],
    );
    expect(acts).toHaveLength(1);
  });

  it("has a question that is the organization's for a colleague who retries its answer", async () => {
    const { bob, answer, share } = await stage();
    await share({ userId: bob.person.userId }, "editor");
    const { status, body } = await bob.call<SentMessage>("POST", `/api/v1/messages/${answer.id}/retry`, {});
    expect(status).toBe(202);
    await bob.answerOf(body);
    const steps = await server.look(
      "select integrity from run_steps where run_id = $1 order by number limit 1",
      [body.run.id],
    );
    expect(steps).toEqual([{ integrity: "organization" }]);
  });

  it("is seen by the members of a team, and by the whole workspace, but by no other workspace", async () => {
    const { ann, bob, share, seenBy } = await stage();
    const { workspaceId, userId } = bob.person;
    const teamId = newId();
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [
      workspaceId,
      teamId,
    ]);
    await share({ teamId }, "viewer");
    expect(await seenBy(bob)).toBe(404);
    await server.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
      ...[workspaceId, teamId, userId],
    ]);
    expect(await seenBy(bob)).toBe(200);
    await server.look("delete from team_memberships where user_id = $1", [userId]);
    expect(await seenBy(bob)).toBe(404);
    await share("workspace", "viewer");
    expect(await seenBy(bob)).toBe(200);
    expect(await seenBy(new ChatClient(server, personOf()))).toBe(404);
    expect(await seenBy(ann)).toBe(200);
  });

  it("is gone for whoever it is taken from, and for whoever leaves the workspace, also after coming back", async () => {
    const { ann, bob, object, share, seenBy } = await stage();
    const subject = { userId: bob.person.userId };
    await share(subject, "viewer");
    await unshareObject(server.as(ann.person), { object, subject });
    expect(await seenBy(bob)).toBe(404);
    await expect(unshareObject(server.as(ann.person), { object, subject })).rejects.toMatchObject({
      code: "grant.not_found",
    });
    await share(subject, "viewer");
    await server.look("delete from memberships where user_id = $1", [bob.person.userId]);
    await storePerson(server, bob.person);
    expect(await seenBy(bob)).toBe(404);
  });

  it("cannot be shared with somebody of another workspace, nor can what nobody sees or what has no owner", async () => {
    const { ann, share, object } = await stage();
    const eve = personOf();
    await storePerson(server, eve);
    await expect(share({ userId: eve.userId }, "viewer")).rejects.toMatchObject({
      code: "grant.subject_not_found",
    });
    const subject = { userId: ann.person.userId };
    const sharing = (as: typeof eve, noun: string) =>
      shareObject(server.as(as), { object: { ...object, noun }, subject, relation: "viewer" });
    await expect(sharing(eve, "conversation")).rejects.toMatchObject({ code: "conversation.not_found" });
    await expect(sharing(ann.person, "model")).rejects.toMatchObject({ code: "grant.not_shareable" });
  });

  it("stands in the list of whom it is shared with, and in nobody else's", async () => {
    const { ann, bob, answer, share } = await stage();
    expect(await bob.get("/api/v1/conversations")).toMatchObject({ items: [] });
    await share({ userId: bob.person.userId }, "editor");
    const owner = { id: ann.person.userId };
    expect(await bob.get("/api/v1/conversations")).toMatchObject({
      items: [{ id: answer.conversationId, owner }],
    });
    const eve = new ChatClient(server, personOf(ann.person.workspaceId));
    expect(await eve.get("/api/v1/conversations")).toMatchObject({ items: [] });
  });
});
