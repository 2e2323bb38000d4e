import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { registerTool, setAtCrashPoints } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
  const common = {
    ...{ title: "Test", description: "For tests.", input: z.object({}), describe: () => "Testing" },
    ...{ effect: "read" as const, idempotent: true, timeoutMs: 5_000 },
    run: async () => ({ content: "Done", summary: "Done" }),
  };
  registerTool(server.services, "test", {
    ...{ ...common, name: "read_outside", outputTrust: "untrusted", facts: harmlessFacts() },
  });
  registerTool(server.services, "test", {
    ...{ ...common, name: "tell_others", outputTrust: "organization" },
    facts: { ...harmlessFacts(), writes: true, undo: "Take it back." },
  });
});
afterEach(() => setAtCrashPoints(() => undefined));
afterAll(() => server[Symbol.asyncDispose]());

const tools = (...names: string[]) => names.map((name) => ({ name, mode: "automatic" as const }));
const call = (name: string, input: object = {}) => `[[call ${name} ${JSON.stringify(input)}]]`;
const inOrder = (...calls: string[]) => `[[script:obedient atOnce=1]] ${calls.join(" ")}`;
const handOver = (agent: string) => call("hand_over", { agent, reason: "Why", brief: "What" });

async function agents() {
  const ann = AgentClient.of(server);
  const name = `Teller ${newId().slice(-6)}`;
  await ann.published({ name, tools: tools("tell_others") });
  const lead = await ann.published({ name: "Lead", tools: tools("hand_over", "read_outside") });
  const asked = (runId: string) =>
    server.look<{ id: string; hash: string; tool_name: string }>(
      `select a.id, a.hash, c.tool_name from approvals a join tool_calls c on c.id = a.tool_call_id
       where a.run_id = $1 and a.status = 'requested'`,
      [runId],
    );
  /** Decides what a run asks for next. Returns the tool. */
  const decideNext = async (runId: string, decision: "approve" | "deny") => {
    await expect.poll(async () => (await asked(runId)).length, { timeout: 45_000 }).toBe(1);
    const [approval] = await asked(runId);
    await ann.done("POST", `/api/v1/approvals/${approval?.id}/${decision}`, { hash: approval?.hash });
    return approval?.tool_name;
  };
  return { ann, name, lead, decideNext };
}

describe("once text from outside was read", () => {
  it("a person is asked before another agent gets the conversation, and it stays from outside for that agent", async () => {
    const { ann, name, lead, decideNext } = await agents();
    const { body } = await ann.send(inOrder(call("read_outside"), handOver(name), call("tell_others")), {
      agentId: lead.id,
    });
    expect(await decideNext(body.run.id, "approve")).toBe("hand_over");
    expect(await decideNext(body.run.id, "approve")).toBe("tell_others");
    const answer = await ann.answerOf(body);
    expect(answer).toMatchObject({ status: "complete", model: { agent: { name } } });
    const labels = await server.look(
      "select distinct integrity from run_steps where run_id = $1 and number > 1",
      [body.run.id],
    );
    expect(labels).toEqual([{ integrity: "untrusted" }]);
  });

  it("a person who denies it keeps the agent that they chose", async () => {
    const { ann, name, lead, decideNext } = await agents();
    const { body } = await ann.send(inOrder(call("read_outside"), handOver(name)), { agentId: lead.id });
    await decideNext(body.run.id, "deny");
    expect((await ann.answerOf(body)).model?.agent).toMatchObject({ name: "Lead" });
    expect((await ann.conversation(body.conversation.id)).agent).toMatchObject({ id: lead.id });
  });
});

it("without text from outside nobody is asked", async () => {
  const { ann, name, lead } = await agents();
  const answer = await ann.ask(inOrder(handOver(name), call("tell_others")), { agentId: lead.id });
  expect(answer.parts.flatMap((part) => (part.type === "tool-call" ? [part.status] : []))).toEqual([
    "succeeded",
    "succeeded",
  ]);
});

it("the limits of the next agent count its own part, whatever the first one has used", async () => {
  const { ann, lead, decideNext } = await agents();
  const limits = { steps: 2, activeMs: null, costMicros: null };
  await ann.published({ name: "Short", limits, tools: tools("tell_others") });
  const orders = [call("read_outside"), call("read_outside"), handOver("Short")];
  const { body } = await ann.send(inOrder(...orders, call("tell_others"), call("tell_others")), {
    agentId: lead.id,
  });
  const asked = [await decideNext(body.run.id, "approve"), await decideNext(body.run.id, "approve")];
  expect([...asked, await decideNext(body.run.id, "approve")]).toEqual([
    "hand_over",
    "tell_others",
    "tell_others",
  ]);
  const waits = () =>
    server.look("select asks from run_waits where run_id = $1 and kind = 'limit'", [body.run.id]);
  await expect.poll(async () => (await waits()).length, { timeout: 45_000 }).toBe(1);
  expect(await waits()).toEqual([{ asks: { limit: "steps", allowed: 2, more: 2 } }]);
  expect((await ann.run(body.run.id)).stepCount).toBe(5);
});

it("an agent that its person loses at that moment gets nothing: the run ends with the reason", async () => {
  const { ann, lead } = await agents();
  const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
  const shared = await bob.published({ name: "Shared", tools: tools("tell_others") });
  await bob.grant(shared, ann, "use");
  setAtCrashPoints(async (point) => {
    if (point !== "tool_call.finished") return;
    await server.look("delete from grants where object_id = $1", [shared.id]);
  });
  const answer = await ann.ask(inOrder(handOver("Shared"), call("tell_others")), { agentId: lead.id });
  expect(answer).toMatchObject({ status: "failed", error: { code: "agent.not_found" } });
  expect((await ann.conversation(answer.conversationId)).agent).toMatchObject({ id: lead.id });
});
