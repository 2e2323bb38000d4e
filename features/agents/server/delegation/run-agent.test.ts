import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { addModel, addProvider, enableModel } from "#features/models/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
const models: Record<string, string> = {};
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
  const { url: baseUrl, apiKey } = server.model;
  const provider = { kind: "openai_compatible" as const, name: "Others", baseUrl, apiKey };
  const { id: providerId } = await addProvider(server.system, provider);
  for (const modelId of ["echo", "tool-call", "overloaded", "stall", "unknown-tool"]) {
    const { id } = await addModel(server.system, { providerId, modelId });
    await enableModel(server.system, { ref: modelId });
    models[modelId] = id;
  }
});
afterAll(() => server[Symbol.asyncDispose]());

const asking = (agent: string, task: string) =>
  `[[script:obedient]] [[call run_agent ${JSON.stringify({ agent, task })}]]`;

interface Child {
  id: string;
  status: string;
  host: string;
  depth: number;
  user_id: string;
}
const childrenOf = (runId: string | null) =>
  server.look<Child>(
    "select id, status, host, depth, user_id from runs where parent_run_id = $1 order by id",
    [runId],
  );
const toolsOf = async (runId: string) =>
  (
    await server.look<{ name: string }>(
      `select v.name from run_tools t join tool_versions v on v.workspace_id = t.workspace_id and v.hash = any(t.hashes)
       where t.run_id = $1 order by v.name`,
      [runId],
    )
  ).map(({ name }) => name);
const textOf = (answer: { parts: readonly { type: string; text?: string }[] }) =>
  answer.parts.findLast(({ type }) => type === "text")?.text ?? "";

describe("an agent that gives a task to another one", () => {
  it("waits for its answer, which comes back as the result of the call", async () => {
    const ann = AgentClient.of(server);
    const name = `Echo ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models.echo ?? null });
    const lead = await ann.published({ name: "Lead" });
    const answer = await ann.ask(asking(name, "Say banana"), { agentId: lead.id });
    expect(answer).toMatchObject({ status: "complete", error: null });
    expect(textOf(answer)).toContain("Say banana");
    expect(answer.parts[0]).toMatchObject({
      toolName: "run_agent",
      status: "succeeded",
      summary: `${name} answered`,
    });
    expect(await childrenOf(answer.runId)).toMatchObject([
      { status: "succeeded", host: "agent_task", depth: 1, user_id: ann.person.userId },
    ]);
  });

  it("gives it no tool that it does not have itself, nor one that the other may not use", async () => {
    const ann = AgentClient.of(server);
    const tool = (name: string) => ({ name, mode: "automatic" as const });
    const name = `Narrow ${newId().slice(-6)}`;
    await ann.published({
      ...{ name, modelId: models["tool-call"] ?? null },
      tools: [tool("calculate"), tool("search_conversations")],
    });
    const lead = await ann.published({
      name: "Lead",
      tools: [tool("run_agent"), tool("calculate"), tool("current_time")],
    });
    const answer = await ann.ask(asking(name, "Calculate"), { agentId: lead.id });
    const [child] = await childrenOf(answer.runId);
    expect(await toolsOf(child?.id ?? "")).toEqual(["calculate"]);
    const poor = await ann.published({ name: "Poor", tools: [tool("run_agent")] });
    const other = await ann.ask(asking(name, "Calculate"), { agentId: poor.id });
    const [without] = await childrenOf(other.runId);
    expect(await toolsOf(without?.id ?? "")).toEqual([]);
    const [call] = await server.look(
      "select status, error_code, error_message from tool_calls where run_id = $1",
      [without?.id],
    );
    expect(call).toEqual({
      ...{ status: "denied", error_code: "tool.unknown" },
      error_message: 'There is no tool named "calculate". There are no tools here.',
    });
  });

  it("gives it its own modes as well: what the first has to ask for, the second has to ask for too", async () => {
    const ann = AgentClient.of(server);
    const name = `Asker ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models["tool-call"] ?? null });
    const lead = await ann.published({
      name: "Lead",
      tools: [
        { name: "run_agent", mode: "automatic" },
        { name: "calculate", mode: "ask" },
      ],
    });
    const { body } = await ann.send(asking(name, "Calculate"), { agentId: lead.id });
    const asked = () =>
      server.look<{ id: string; hash: string; conversation_id: string }>(
        `select a.id, a.hash, a.conversation_id from approvals a join runs r on r.id = a.run_id
         where r.parent_run_id = $1 and a.status = 'requested'`,
        [body.run.id],
      );
    await expect.poll(async () => (await asked()).length, { timeout: 10_000 }).toBe(1);
    expect((await ann.run(body.run.id)).status).toBe("waiting");
    const [approval] = await asked();
    expect(approval?.conversation_id).toBe(body.conversation.id);
    expect(await ann.get(`/api/v1/approvals/${approval?.id}`)).toMatchObject({ askedBy: [name, "Lead"] });
    await ann.done("POST", `/api/v1/approvals/${approval?.id}/approve`, { hash: approval?.hash });
    expect(await ann.answerOf(body)).toMatchObject({ status: "complete" });
  });

  it("has to be approved itself before anything starts, where the workspace or the agent asks first", async () => {
    const ann = AgentClient.of(server);
    const name = `Later ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models.echo ?? null });
    const lead = await ann.published({ name: "Lead", tools: [{ name: "run_agent", mode: "ask" }] });
    const { body } = await ann.send(asking(name, "Say kiwi"), { agentId: lead.id });
    await expect.poll(async () => (await ann.run(body.run.id)).status, { timeout: 10_000 }).toBe("waiting");
    expect(await childrenOf(body.run.id)).toEqual([]);
    const [approval] = await server.look<{ id: string; hash: string }>(
      "select id, hash from approvals where run_id = $1",
      [body.run.id],
    );
    await ann.done("POST", `/api/v1/approvals/${approval?.id}/approve`, { hash: approval?.hash });
    expect(textOf(await ann.answerOf(body))).toContain("Say kiwi");
    expect(await childrenOf(body.run.id)).toHaveLength(1);
  });

  it("is told why the other one failed, that there is none of that name, and that none may give tasks back", async () => {
    const ann = AgentClient.of(server);
    const name = `Broken ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models.overloaded ?? null });
    const lead = await ann.published({ name: "Lead" });
    const failed = await ann.ask(asking(name, "Try"), { agentId: lead.id });
    expect(failed.parts[0]).toMatchObject({ toolName: "run_agent", status: "failed" });
    expect(textOf(failed)).toContain(`${name} did not finish`);
    const unknown = await ann.ask(asking("Nobody", "Try"), { agentId: lead.id });
    expect(textOf(unknown)).toContain(name);
    const itself = await ann.ask(asking("Lead", "Try"), { agentId: lead.id });
    expect(textOf(itself)).toContain("has given this task itself");
  });

  it("cannot ask an agent of others that its person may not use", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    await bob.published({ name: "Secretive", modelId: models.echo ?? null });
    const lead = await ann.published({ name: "Lead" });
    const answer = await ann.ask(asking("Secretive", "Try"), { agentId: lead.id });
    expect(answer.parts[0]).toMatchObject({ status: "denied" });
    expect(textOf(answer)).not.toContain("Secretive:");
  });

  it("gets the answer with the label of all that the other one read", async () => {
    const ann = AgentClient.of(server);
    registerTool(server.services, "test", {
      ...{
        name: "launch_rocket",
        title: "Read",
        description: "For tests.",
        input: z.object({ to: z.string() }),
      },
      ...{ effect: "read", idempotent: true, outputTrust: "untrusted", timeoutMs: 5_000 },
      facts: { ...harmlessFacts(), content: ["to"] },
      describe: () => "Reading",
      run: async () => ({ content: "News from outside", summary: "Read" }),
    });
    const name = `Reader ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models["unknown-tool"] ?? null });
    const lead = await ann.published({ name: "Lead" });
    const answer = await ann.ask(asking(name, "Read it"), {
      agentId: lead.id,
    });
    expect(textOf(answer)).toContain("News from outside");
    const [call] = await server.look<{
      integrity: string;
      result_integrity: string;
      result_readers: string[];
    }>("select integrity, result_integrity, result_readers from tool_calls where run_id = $1", [
      answer.runId,
    ]);
    expect(call).toEqual({
      ...{ integrity: "user", result_integrity: "untrusted" },
      result_readers: [`conversation:${answer.conversationId}`],
    });
  });

  it("is not offered to the assistant, which works without agents", async () => {
    const ann = AgentClient.of(server);
    const answer = await ann.ask("Hello");
    expect(await toolsOf(answer.runId ?? "")).not.toContain("run_agent");
  });

  it("is stopped together with it", async () => {
    const ann = AgentClient.of(server);
    const name = `Slow ${newId().slice(-6)}`;
    await ann.published({ name, modelId: models.stall ?? null, tools: [] });
    const lead = await ann.published({ name: "Lead" });
    const { body } = await ann.send(asking(name, "Take your time"), {
      agentId: lead.id,
    });
    await expect
      .poll(async () => (await childrenOf(body.run.id))[0]?.status, { timeout: 10_000 })
      .toBe("running");
    await ann.done("POST", `/api/v1/runs/${body.run.id}/cancel`);
    await expect
      .poll(async () => (await childrenOf(body.run.id))[0]?.status, { timeout: 10_000 })
      .toBe("cancelled");
  });
});
