import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { satisfyWait } from "#features/runs/server/index.ts";
import { catalogueTool, defineTool, registerCatalogueSource } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { command } from "#platform/server/command.ts";
import { personOf as personBehind } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

/** The workspace whose members have the tool `send_letter`. */
const here = newId();
let one: ChatServer;
let two: ChatServer;
let ann: ChatClient;
let sent: number;
let decision: "none" | "approved" | "denied";

/** Sends only what somebody has approved. */
const letters = catalogueTool(
  "letters",
  defineTool({
    name: "send_letter",
    title: "Send a letter",
    description: "Sends a letter.",
    input: z.object({}),
    facts: harmlessFacts(),
    effect: "send",
    idempotent: false,
    outputTrust: "organization",
    timeoutMs: 5_000,
    describe: () => "Sending a letter",
    decide: async () => {
      switch (decision) {
        case "none":
          return { outcome: "ask", reason: "letters: somebody approves", wait: { kind: "approval" } };
        case "approved":
          return { outcome: "allow", reason: "letters: approved" };
        case "denied":
          return { outcome: "deny", refusal: { code: "tool.denied", message: "Denied.", summary: "Denied" } };
      }
    },
    run: async () => {
      sent += 1;
      return { content: "Sent.", summary: "Sent" };
    },
  }),
);

beforeAll(async () => {
  one = await createOwnChatServer();
  two = await createOwnChatServer({ beside: one });
  for (const server of [one, two]) {
    registerCatalogueSource(server.services, {
      name: "letters",
      toolsFor: async ({ actor }) => (personBehind(actor)?.workspaceId === here ? [letters] : []),
    });
  }
});
beforeEach(() => {
  [sent, decision] = [0, "none"];
  ann = new ChatClient(one, personOf(here));
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

/** Stores what somebody decided, and tells the run in the same transaction. */
const decide = command(
  "test.decide_letter",
  unrestricted,
  async (ctx, { runId, to }: { runId: string; to: "approved" | "denied" }) => {
    const [call] = await callsOf(runId);
    decision = to;
    const stepKey = call?.id ?? "";
    return satisfyWait(ctx, { workspaceId: here, runId, stepKey, kind: "approval", result: { decision } });
  },
);
const callsOf = (runId: string) =>
  one.look<{ id: string; status: string }>("select id, status from tool_calls where run_id = $1", [runId]);

const untilStatus = (runId: string, status: string) =>
  vi.waitFor(
    async () =>
      expect(await one.look("select status from runs where id = $1", [runId])).toEqual([{ status }]),
    { timeout: 10_000 },
  );

/** Ann asks for a letter, and her answer waits for somebody to approve it. */
async function askForLetter() {
  const stream = await ann.sendAndFollow("[[script:tool-call tool=send_letter input={}]]");
  const isWaiting = (events: Parameters<typeof chunksOf>[0]) =>
    chunksOf(events).some(({ type }) => type === "run-waiting");
  const { run, conversation } = sentOf(await stream.until(isWaiting));
  return { stream, run, conversation };
}

describe("an answer that needs an approval", () => {
  it("waits for it, held by no server, and nothing is done meanwhile", async () => {
    const { run, conversation } = await askForLetter();
    expect(await ann.run(run.id)).toMatchObject({ status: "waiting", endedAt: null });
    expect((await ann.conversation(conversation.id)).activeRun).toEqual({ id: run.id, status: "waiting" });
    expect((await callsOf(run.id)).map(({ status }) => status)).toEqual(["proposed"]);
    const [row] = await one.look("select lease_until from runs where id = $1", [run.id]);
    expect(row).toEqual({ lease_until: null });
    expect(sent).toBe(0);
  });

  it("goes on with it as the same run, does it once, and shows each reader the same", async () => {
    const { stream, run, conversation } = await askForLetter();
    expect(await decide(two.system, { runId: run.id, to: "approved" })).toBe("woken");
    const chunks = chunksOf(await stream.rest());
    expect(chunks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["run-waiting", "run-resumed", "tool-call-end", "run-end"]),
    );
    expect(sent).toBe(1);
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer).toMatchObject({ status: "complete", runId: run.id });
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));
    const { auditEvents } = await ann.receipt(run.id);
    expect(auditEvents.map(({ act }) => act).filter((act) => /suspended|resumed/.test(act))).toEqual([
      "run.suspended",
      "run.resumed",
    ]);
  });

  it("goes on without it when it is denied, and says so", async () => {
    const { stream, run, conversation } = await askForLetter();
    await decide(two.system, { runId: run.id, to: "denied" });
    await stream.rest();
    expect(sent).toBe(0);
    expect((await callsOf(run.id)).map(({ status }) => status)).toEqual(["denied"]);
    expect((await ann.messages(conversation.id)).at(-1)).toMatchObject({ status: "complete" });
  });

  it("is over with Stop while it waits, and what is decided after that does nothing", async () => {
    const { stream, run, conversation } = await askForLetter();
    await ann.at(two).call("POST", `/api/v1/runs/${run.id}/cancel`);
    expect(chunksOf(await stream.rest()).at(-1)).toEqual({ type: "run-end", status: "cancelled" });
    expect((await ann.messages(conversation.id)).at(-1)).toMatchObject({ status: "cancelled" });
    expect(await decide(two.system, { runId: run.id, to: "approved" })).toBe("over");
    expect(sent).toBe(0);
  });

  it("is over when its conversation is deleted by the owner, for whom it is a colleague's answer", async () => {
    const { conversationId } = await ann.ask("Hello");
    const bob = new ChatClient(one, personOf(here));
    await storePerson(one, bob.person);
    await shareObject(one.as(ann.person), {
      object: { noun: "conversation", id: conversationId },
      subject: { userId: bob.person.userId },
      relation: "editor",
    });
    const { body } = await bob.send("[[script:tool-call tool=send_letter input={}]]", { conversationId });
    await untilStatus(body.run.id, "waiting");
    expect((await ann.call("DELETE", `/api/v1/conversations/${conversationId}`)).status).toBe(204);
    await untilStatus(body.run.id, "cancelled");
    expect((await callsOf(body.run.id)).map(({ status }) => status)).toEqual(["stopped"]);
    expect(await decide(two.system, { runId: body.run.id, to: "approved" })).toBe("over");
  });
});
