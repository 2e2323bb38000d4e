import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message } from "#features/chat/contract/index.ts";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

interface Asked {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
});
afterAll(() => server[Symbol.asyncDispose]());

const handOver = (agent: string, reason = "It knows more") =>
  `[[call hand_over ${JSON.stringify({ agent, reason, brief: "All of it is left to do." })}]]`;
const inOrder = (...calls: string[]) => `[[script:obedient atOnce=1]] ${calls.join(" ")}`;
const add = '[[call calculate {"expression":"1 + 1"}]]';
const tools = (...names: string[]) => names.map((name) => ({ name, mode: "automatic" as const }));
const callsOf = ({ parts }: Message) =>
  parts.flatMap((part) => (part.type === "tool-call" ? [[part.toolName, part.status, part.summary]] : []));
const unique = (name: string) => `${name} ${newId().slice(-6)}`;
const errorsOf = async (runId: string | null) =>
  (
    await server.look<{ error_message: string }>(
      "select error_message from tool_calls where run_id = $1 and status in ('denied', 'failed') order by id",
      [runId],
    )
  ).map(({ error_message }) => error_message);

/** A person with an agent that hands over and one that is handed over to. */
async function two(other: Parameters<AgentClient["published"]>[0] = {}) {
  const ann = AgentClient.of(server);
  const name = unique("Researcher");
  const researcher = await ann.published({ name, instructions: "Look things up.", ...other });
  const lead = await ann.published({ name: "Lead", tools: tools("hand_over") });
  return { ann, name, researcher, lead };
}

describe("an agent that hands the conversation over", () => {
  it("leaves the answer and the conversation to the other one, with a line that says why", async () => {
    const { ann, name, researcher, lead } = await two();
    const answer = await ann.ask(inOrder(handOver(name)), { agentId: lead.id });
    expect(answer).toMatchObject({ status: "complete", model: { agent: { id: researcher.id, name } } });
    expect(callsOf(answer)).toEqual([["hand_over", "succeeded", `Handed over to ${name}: It knows more`]]);
    const { agent } = await ann.conversation(answer.conversationId);
    expect(agent).toMatchObject({ id: researcher.id, name });
    const next = await ann.ask("And now?", { conversationId: answer.conversationId });
    expect(next.model?.agent).toMatchObject({ name });
  });

  it("names the other one with what it is for where two have its name", async () => {
    const { ann, name, researcher, lead } = await two({ purpose: "Reads the papers." });
    await ann.published({ name });
    const answer = await ann.ask(inOrder(handOver(researcher.id)), { agentId: lead.id });
    expect(callsOf(answer)).toEqual([
      ["hand_over", "succeeded", `Handed over to ${name} (Reads the papers.): It knows more`],
    ]);
  });

  it("shows it in the receipt and in the audit trail", async () => {
    const { ann, name, lead } = await two();
    const answer = await ann.ask(inOrder(handOver(name)), { agentId: lead.id });
    const receipt = await ann.receipt(answer.runId ?? "");
    expect(receipt.toolCalls[0]?.summary).toContain(`Handed over to ${name}`);
    expect(receipt.auditEvents.map(({ act }) => act)).toContain("run.handed_over");
  });

  it("gives it the tools and instructions of the other one from the next step on, and none of its own", async () => {
    const { ann, name, lead } = await two({ tools: tools("calculate") });
    const marker = newId();
    const answer = await ann.ask(`${inOrder(handOver(name), add, handOver("Lead"))} ${marker}`, {
      agentId: lead.id,
    });
    expect(callsOf(answer).map(([tool, status]) => [tool, status])).toEqual([
      ["hand_over", "succeeded"],
      ["calculate", "succeeded"],
      ["hand_over", "denied"],
    ]);
    const requests = server.model.requests
      .map(({ body }) => body as Asked)
      .filter(({ messages }) => JSON.stringify(messages).includes(marker));
    expect(requests.map((one) => one.tools?.map((tool) => tool.function.name))).toEqual([
      ["hand_over"],
      ...Array(3).fill(["calculate"]),
    ]);
    expect(JSON.stringify(requests[0]?.messages[0])).not.toContain("Look things up.");
    expect(JSON.stringify(requests[1]?.messages[0])).toContain("Look things up.");
  });

  it("hands over when the other calls of its step are over, which are its own", async () => {
    const { ann, name } = await two();
    const both = await ann.published({ name: "Both", tools: tools("hand_over", "calculate") });
    const answer = await ann.ask(`[[script:obedient]] ${handOver(name)} ${add}`, { agentId: both.id });
    expect(callsOf(answer).map(([, status]) => status)).toEqual(["succeeded", "succeeded"]);
    expect(answer.model?.agent).toMatchObject({ name });
  });
});

describe("handing over is refused", () => {
  it("to an agent that does not exist, is not shared, or is withdrawn, with a sentence", async () => {
    const { ann, name, researcher, lead } = await two();
    const { workspaceId } = ann.person;
    const bob = AgentClient.of(server, { workspaceId });
    const admin = AgentClient.of(server, { workspaceId, role: "owner" });
    await bob.published({ name: "Secretive" });
    await admin.call("GET", "/api/v1/agents");
    await admin.done("POST", `/api/v1/workspace/agents/${researcher.id}/withdraw`);
    for (const gone of ["Nobody", "Secretive", name]) {
      const answer = await ann.ask(inOrder(handOver(gone)), { agentId: lead.id });
      expect(callsOf(answer)[0]?.[1]).toBe("denied");
      expect(await errorsOf(answer.runId)).toEqual([
        expect.stringContaining("There is no agent of this name."),
      ]);
      expect(answer.model?.agent).toMatchObject({ name: "Lead" });
      expect((await ann.conversation(answer.conversationId)).agent).toMatchObject({ id: lead.id });
    }
  });

  it("to an agent that has worked on the answer already, so that nothing goes round in circles", async () => {
    const { ann, name, lead } = await two();
    const answer = await ann.ask(inOrder(handOver(name), handOver("Lead"), handOver(name)), {
      agentId: lead.id,
    });
    expect(callsOf(answer).map(([, status]) => status)).toEqual(["succeeded", "denied", "denied"]);
    expect(await errorsOf(answer.runId)).toEqual(
      Array(2).fill(expect.stringContaining("has worked on this answer already")),
    );
  });

  it("the fourth time in one answer, and to a second agent in the same step", async () => {
    const { ann, name, lead } = await two();
    const names = [name, unique("B"), unique("C"), unique("D")];
    for (const other of names.slice(1)) await ann.published({ name: other });
    const answer = await ann.ask(inOrder(...names.map((other) => handOver(other))), { agentId: lead.id });
    expect(callsOf(answer).map(([, status]) => status)).toEqual([...Array(3).fill("succeeded"), "denied"]);
    expect(await errorsOf(answer.runId)).toEqual([expect.stringContaining("handed over 3 times already")]);
    const [one = "", other = ""] = names;
    const second = await ann.ask(`[[script:obedient]] ${handOver(one)} ${handOver(other)}`, {
      agentId: lead.id,
    });
    expect(callsOf(second).map(([, status]) => status)).toEqual(["succeeded", "denied"]);
    expect(second.model?.agent).toMatchObject({ name: one });
  });

  it("in a test of a draft, and to agents that were given a task", async () => {
    const { ann, name, lead } = await two();
    const { conversationId } = await ann.done<{ conversationId: string }>(
      "POST",
      `/api/v1/agents/${lead.id}/tests`,
      {},
    );
    const test = await ann.ask(inOrder(handOver(name)), { conversationId });
    expect(await errorsOf(test.runId)).toEqual([expect.stringContaining("test of a draft")]);
    const giver = await ann.published({ name: "Giver" });
    const input = JSON.stringify({ agent: name, reason: "Why", brief: "What" });
    const task = JSON.stringify({
      agent: "Lead",
      task: `[[script:tool-call input=${input} tool=hand_over]]`,
    });
    const given = await ann.ask(`[[script:obedient]] [[call run_agent ${task}]]`, { agentId: giver.id });
    const [child] = await server.look<{ id: string }>("select id from runs where parent_run_id = $1", [
      given.runId,
    ]);
    expect(await errorsOf(child?.id ?? "")).toEqual([expect.stringContaining("There is no tool named")]);
  });

  it("by the assistant, which has no such tool", async () => {
    const { ann, name } = await two();
    const answer = await ann.ask(inOrder(handOver(name)));
    expect(await errorsOf(answer.runId)).toEqual([expect.stringContaining("There is no tool named")]);
  });
});
