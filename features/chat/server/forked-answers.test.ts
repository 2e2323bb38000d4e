import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { RunStepPage } from "#features/runs/contract/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import type { Message, SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  server = await createOwnChatServer();
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

const twoCalls =
  '[[script:obedient atOnce=1]] [[call calculate {"expression":"12 * 12"}]] [[call calculate {"expression":"5 * 5"}]]';
const stepsOf = (runId: string | null) => ann.get<RunStepPage>(`/api/v1/runs/${runId}/steps`);
const fork = (who: ChatClient, id: string, afterStep: number, text?: string) =>
  who.call<SentMessage & { error?: { code: string } }>("POST", `/api/v1/messages/${id}/fork`, {
    afterStep,
    ...(text && { text }),
  });
const callsOf = ({ parts }: Message) =>
  parts.flatMap((part) => (part.type === "tool-call" ? part.summary : []));
const counted = async (runId: string | null) =>
  (await server.look("select 1 from tool_calls where run_id = $1", [runId])).length;

describe("the steps of a run, opened one by one", () => {
  it("are shown as they were, with what each call was given and gave back, and nothing is carried out", async () => {
    const answer = await ann.ask(twoCalls);
    const before = await counted(answer.runId);
    const { items, total, nextAfter } = await stepsOf(answer.runId);
    expect([total, nextAfter]).toEqual([3, null]);
    expect(items[0]).toMatchObject({
      ...{ place: 1, number: 1, kind: "model", status: "succeeded", isOwn: true, abilities: { fork: true } },
      parts: [{ type: "tool-call", status: "succeeded", input: expect.stringContaining("12 * 12") }],
    });
    expect(items[0]?.parts[0]).toMatchObject({ result: expect.stringContaining("144") });
    // After the last words there is nothing to do differently.
    expect(items[2]?.abilities.fork).toBe(false);
    expect(await counted(answer.runId)).toBe(before);
  });

  it("are nobody else's", async () => {
    const answer = await ann.ask(twoCalls);
    const eve = new ChatClient(server, personOf());
    expect((await eve.call("GET", `/api/v1/runs/${answer.runId}/steps`)).status).toBe(404);
    expect((await fork(eve, answer.id, 1)).status).toBe(404);
  });
});

describe("an answer that goes on from a step of another one", () => {
  it("begins with the steps up to there, runs none of their tools again, and stands beside the first", async () => {
    const answer = await ann.ask(twoCalls);
    const { status, body } = await fork(ann, answer.id, 1);
    expect(status).toBe(202);
    const forked = await ann.answerOf(body);
    expect(forked).toMatchObject({ status: "complete", error: null, continuedParts: 1 });
    expect(forked.siblingIds).toEqual([answer.id, forked.id]);
    expect(callsOf(forked)).toEqual(callsOf(answer));
    // The first call is history: only what came after it is of this run.
    expect(await counted(forked.runId)).toBe(1);
    const { items } = await stepsOf(forked.runId);
    expect(items.map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
    expect((await ann.messages(body.conversation.id)).length).toBe(2);
  });

  it("can be given another instruction, which becomes another version of the question", async () => {
    const answer = await ann.ask(twoCalls);
    const { body } = await fork(ann, answer.id, 1, "[[script:echo]] Just say thanks");
    const forked = await ann.answerOf(body);
    expect(forked.parentId).not.toBe(answer.parentId);
    expect(callsOf(forked)).toHaveLength(1);
    expect([forked.status, forked.error]).toEqual(["complete", null]);
    const asked = JSON.stringify(server.model.requests.at(-1)?.body);
    expect(asked).toContain("Just say thanks");
    expect(asked).toContain("144");
  });

  it("goes on after a restart of its server with the same history", async () => {
    const answer = await ann.ask(twoCalls);
    const { body } = await fork(ann, answer.id, 1, "[[script:tokens count=300 gap=10ms]] Again");
    await server.look(
      "update runs set node_id = 'dead', fence = fence + 1, lease_until = 'epoch' where id = $1 and ended_at is null",
      [body.run.id],
    );
    const forked = await ann.answerOf(body);
    expect([forked.status, forked.error]).toEqual(["complete", null]);
    expect(callsOf(forked)[0]).toBe(callsOf(answer)[0]);
  });

  it("can be forked itself", async () => {
    const answer = await ann.ask(twoCalls);
    const first = await ann.answerOf((await fork(ann, answer.id, 1)).body);
    const second = await ann.answerOf((await fork(ann, first.id, 1)).body);
    expect(callsOf(second)).toEqual(callsOf(answer));
    expect((await stepsOf(second.runId)).items.map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
  });

  it("has what it read, and no right that was given to the first: labels stay, approvals do not", async () => {
    const answer = await ann.ask(twoCalls);
    const forked = await ann.answerOf((await fork(ann, answer.id, 1)).body);
    const [approvals] = await server.look("select count(*)::int as n from approvals where run_id = $1", [
      forked.runId,
    ]);
    expect(approvals).toEqual({ n: 0 });
    const labels = await server.look(
      "select integrity, readers from messages where id = any($1) order by created_at",
      [[answer.id, forked.id]],
    );
    expect(labels[1]).toEqual(labels[0]);
  });

  it("has the label of what it begins with, not of what the first read afterwards", async () => {
    registerTool(server.services, "test", {
      ...{ name: "read_feed", title: "Read", description: "For tests.", input: z.object({}) },
      ...{ effect: "read", idempotent: true, outputTrust: "untrusted", timeoutMs: 5_000 },
      facts: harmlessFacts(),
      describe: () => "Reading",
      run: async () => ({ content: "News", summary: "Read" }),
    });
    const calls = '[[call calculate {"expression":"12 * 12"}]] [[call read_feed {}]]';
    const answer = await ann.ask(`[[script:obedient atOnce=1]] ${calls}`);
    const { body } = await fork(ann, answer.id, 1, "[[script:echo]] Just say thanks");
    const forked = await ann.answerOf(body);
    const integrityOf = async (id: string) =>
      (await server.look<{ integrity: string }>("select integrity from messages where id = $1", [id]))[0]
        ?.integrity;
    expect(await integrityOf(answer.id)).toBe("untrusted");
    expect(await integrityOf(forked.id)).not.toBe("untrusted");
  });

  it.each([
    ["its last words", 3],
    ["a step that does not exist", 9],
  ])("is refused after %s", async (_what, step) => {
    const answer = await ann.ask(twoCalls);
    expect(await fork(ann, answer.id, step)).toMatchObject({
      ...{ status: 409, body: { error: { code: "run.not_forkable" } } },
    });
  });

  it("is refused while an answer is being written", async () => {
    const { conversationId, id } = await ann.ask(twoCalls);
    const { body } = await ann.send("[[script:stall]]", { conversationId });
    expect((await fork(ann, id, 1)).body).toMatchObject({ error: { code: "conversation.busy" } });
    await ann.call("POST", `/api/v1/runs/${body.run.id}/cancel`);
  });
});
