import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { addModel, addProvider, enableModel } from "#features/models/server/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

interface Asked {
  model: string;
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

let server: ChatServer;
const models: Record<string, string> = {};
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule] });
  const { url: baseUrl, apiKey } = server.model;
  const provider = { kind: "openai_compatible" as const, name: "Others", baseUrl, apiKey };
  const { id: providerId } = await addProvider(server.system, provider);
  for (const modelId of ["echo", "overloaded", "json"]) {
    const { id } = await addModel(server.system, { providerId, modelId });
    await enableModel(server.system, { ref: modelId });
    models[modelId] = id;
  }
});
afterAll(() => server[Symbol.asyncDispose]());

/** The requests in which the model read this text. */
const requestsWith = (text: string) =>
  server.model.requests
    .map(({ body }) => body as Asked)
    .filter((body) => JSON.stringify(body.messages).includes(text));
const systemOf = (asked: Asked | undefined) =>
  String(asked?.messages.find(({ role }) => role === "system")?.content);

describe("an agent that answers", () => {
  it("gives its instructions with variables filled in, below the rules of the product, and its name to the answer", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({
      ...{ name: "Scout", instructions: "Look after {{region}} at {{workspace}} on {{date}}." },
      variables: [{ name: "region", default: "Tyrol" }],
    });
    const marker = newId();
    const answer = await ann.ask(`Hello ${marker}`, { agentId: agent.id });
    const [asked] = requestsWith(marker);
    expect(systemOf(asked)).toMatch(
      /^You are Adjutant[\s\S]*agent "Scout"[\s\S]*Look after Tyrol at Test on \w+day, \d/,
    );
    expect(answer.model?.agent).toEqual({ id: agent.id, name: "Scout", version: 1 });
    expect((await ann.receipt(answer.runId ?? "")).run.model?.agent).toMatchObject({
      name: "Scout",
      version: 1,
    });
    expect(await ann.conversation(answer.conversationId)).toMatchObject({
      agent: { id: agent.id, name: "Scout", isUsable: true },
    });
    const [event] = await server.look(
      `select position(v.id::text in convert_from(e.envelope, 'utf8')) > 0 as "isNamed" from audit_events e, agent_versions v
       where e.run_id = $1 and e.act = 'run.started' and v.agent_id = $2 and v.number = 1`,
      [answer.runId, agent.id],
    );
    expect(event).toEqual({ isNamed: true });
  });

  it("of a colleague makes the answer text of the organization, one of their own does not", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published();
    await ann.grant(agent, bob, "use");
    const integrityFor = async (who: AgentClient) => {
      const { runId } = await who.ask("Hello", { agentId: agent.id });
      return server.look("select integrity from run_steps where run_id = $1", [runId]);
    };
    expect(await integrityFor(ann)).toEqual([{ integrity: "user" }]);
    expect(await integrityFor(bob)).toEqual([{ integrity: "organization" }]);
  });

  it("goes on answering in its conversation, until the person chooses another or none", async () => {
    const ann = AgentClient.of(server);
    const [first, second] = [await ann.published({ name: "First" }), await ann.published({ name: "Second" })];
    const { conversationId } = await ann.ask("Hello", { agentId: first.id });
    const later = async (options = {}) =>
      (await ann.ask("And now?", { conversationId, ...options })).model?.agent?.name ?? null;
    expect(await later()).toBe("First");
    expect(await later({ agentId: second.id })).toBe("Second");
    expect(await later()).toBe("Second");
    expect(await later({ agentId: null })).toBeNull();
    expect((await ann.conversation(conversationId)).agent).toBeNull();
  });

  it("answers with the version that was published when the answer began", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ name: "Old" });
    const { conversationId } = await ann.ask("Hello", { agentId: agent.id });
    await ann.save(agent, { name: "New" });
    expect((await ann.ask("Again", { conversationId })).model?.agent).toMatchObject({
      name: "Old",
      version: 1,
    });
    await ann.publish(agent);
    expect((await ann.ask("Again", { conversationId })).model?.agent).toMatchObject({
      name: "New",
      version: 2,
    });
  });

  it("has its tools and no others, whatever the model asks for", async () => {
    const ann = AgentClient.of(server);
    const tools = [
      { name: "current_time", mode: "automatic" as const },
      { name: "calculate", mode: "off" as const },
    ];
    const agent = await ann.published({ tools });
    const marker = newId();
    const call = '[[script:obedient]] [[call calculate {"expression":"12 * 12"}]]';
    const answer = await ann.ask(`${call} ${marker}`, { agentId: agent.id });
    expect(requestsWith(marker)[0]?.tools?.map((tool) => tool.function.name)).toEqual(["current_time"]);
    expect(answer.parts).toContainEqual(
      expect.objectContaining({ type: "tool-call", toolName: "calculate", status: "denied" }),
    );
  });

  it("asks before a tool that would run by itself, when it says so", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ tools: [{ name: "calculate", mode: "ask" }] });
    const text = '[[script:obedient]] [[call calculate {"expression":"12 * 12"}]]';
    const { body } = await ann.send(text, { agentId: agent.id });
    await expect.poll(async () => (await ann.run(body.run.id)).status, { timeout: 10_000 }).toBe("waiting");
    const [call] = await server.look<{ decision: { rule?: string } }>(
      "select decision from tool_calls where run_id = $1",
      [body.run.id],
    );
    expect(JSON.stringify(call)).toContain("agent_ask");
  });

  it("answers with its own model, and with its second one when that cannot", async () => {
    const ann = AgentClient.of(server);
    const own = await ann.published({ modelId: models.echo ?? null });
    expect((await ann.ask("Hello", { agentId: own.id, modelId: "builtin" })).model?.label).toBe("echo");
    const [modelId, fallbackModelId] = [models.overloaded ?? null, models.echo ?? null];
    const poor = await ann.published({ modelId, fallbackModelId });
    expect((await ann.ask("Hello", { agentId: poor.id })).model).toMatchObject({
      label: "echo",
      insteadOf: "overloaded",
    });
    const lost = await ann.published({ modelId: newId(), fallbackModelId });
    expect((await ann.ask("Hello", { agentId: lost.id })).model?.label).toBe("echo");
    const nowhere = await ann.published({ modelId: newId() });
    expect((await ann.ask("Hello", { agentId: nowhere.id })).error?.code).toBe("model.not_found");
  });

  it("answers in the form that it promises; the model is told once what does not fit", async () => {
    const ann = AgentClient.of(server);
    const outputSchema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
    const agent = await ann.published({ modelId: models.json ?? null, outputSchema });
    const fits = await ann.ask("Where?", { agentId: agent.id });
    expect([fits.status, fits.error, fits.parts]).toEqual([
      ...["complete", null],
      [
        { type: "text", text: "It is Vienna.", isInterrupted: true, cause: "output_misfit" },
        { type: "text", text: '{"city":"Vienna"}' },
      ],
    ]);
    await ann.save(agent, { modelId: models.echo ?? null });
    await ann.publish(agent);
    const marker = newId();
    const misfit = await ann.ask(`{"town":"${marker}"}`, { agentId: agent.id });
    expect([misfit.status, misfit.error?.code]).toEqual(["failed", "run.output_misfit"]);
    const asked = requestsWith(marker);
    expect(asked).toHaveLength(2);
    expect(systemOf(asked[0])).toContain('"required":["city"]');
    expect(JSON.stringify(asked[1]?.messages.at(-1))).toContain("does not have the form");
  });
});

describe("an agent that may not be used", () => {
  it.each<
    [string, (who: AgentClient, agent: { id: string }, admin: AgentClient) => Promise<unknown>, string]
  >([
    ["deleted", (ann, { id }) => ann.done("DELETE", `/api/v1/agents/${id}`), "agent.not_found"],
    ["archived", (ann, { id }) => ann.done("POST", `/api/v1/agents/${id}/archive`), "agent.archived"],
    [
      "withdrawn",
      (_ann, { id }, admin) => admin.done("POST", `/api/v1/workspace/agents/${id}/withdraw`),
      "agent.withdrawn",
    ],
  ])(
    "because it was %s answers nothing, and the person goes on without it only if they choose so",
    async (_why, end, code) => {
      const ann = AgentClient.of(server);
      const admin = AgentClient.of(server, { workspaceId: ann.person.workspaceId, role: "owner" });
      const agent = await ann.published();
      const { id, conversationId } = await ann.ask("Hello", { agentId: agent.id });
      await end(ann, agent, admin);
      expect((await ann.conversation(conversationId)).agent).toMatchObject({ id: agent.id, isUsable: false });
      const path = `/api/v1/conversations/${conversationId}/messages`;
      const message = { id: newId(), text: "And now?", isNewConversation: false };
      expect((await ann.refused("POST", path, message))[1]).toBe(code);
      expect((await ann.refused("POST", `/api/v1/messages/${id}/retry`, {}))[1]).toBe(code);
      expect((await ann.messages(conversationId)).length).toBe(2);
      expect((await ann.ask("And now?", { conversationId, agentId: null })).model?.agent).toBeUndefined();
    },
  );

  it("is refused to each person who may not use it, also in a conversation where a colleague asked it", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published();
    const { conversationId } = await ann.ask("Hello", { agentId: agent.id });
    await bob.call("GET", "/api/v1/agents");
    await server.look(
      "insert into grants (workspace_id, id, object_type, object_id, user_id, relation) values ($1, $2, 'conversation', $3, $4, 'editor')",
      [ann.person.workspaceId, newId(), conversationId, bob.person.userId],
    );
    expect((await bob.conversation(conversationId)).agent).toEqual({
      id: agent.id,
      name: null,
      isUsable: false,
    });
    const path = `/api/v1/conversations/${conversationId}/messages`;
    const message = { id: newId(), text: "Me too", isNewConversation: false };
    expect(await bob.refused("POST", path, message)).toEqual([404, "agent.not_found"]);
    await ann.grant(agent, bob, "use");
    expect((await bob.ask("Me too", { conversationId })).model?.agent?.name).toBe("Helper");
  });

  it("stores no question and no conversation", async () => {
    const ann = AgentClient.of(server);
    const draft = await ann.create();
    const { status, body } = await ann.send("Hello", { agentId: draft.id });
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining("agent.not_published")]);
    expect((await ann.get<Page<unknown>>("/api/v1/conversations")).items).toEqual([]);
  });

  it("ends a run that had waited, when it is withdrawn meanwhile", async () => {
    const ann = AgentClient.of(server);
    const admin = AgentClient.of(server, { workspaceId: ann.person.workspaceId, role: "owner" });
    const agent = await ann.published({ tools: [{ name: "calculate", mode: "ask" }] });
    const { body } = await ann.send('[[script:obedient]] [[call calculate {"expression":"2 * 3"}]]', {
      agentId: agent.id,
    });
    await expect.poll(async () => (await ann.run(body.run.id)).status, { timeout: 10_000 }).toBe("waiting");
    await admin.done("POST", `/api/v1/workspace/agents/${agent.id}/withdraw`);
    const [call] = await server.look<{ id: string }>("select id from tool_calls where run_id = $1", [
      body.run.id,
    ]);
    const { approval } = await ann.get<{ approval: { id: string; hash: string } }>(
      `/api/v1/tools/calls/${call?.id}/approval`,
    );
    await ann.done("POST", `/api/v1/approvals/${approval.id}/approve`, { hash: approval.hash });
    const ended = await ann.answerOf(body);
    expect([ended.status, ended.error?.code]).toEqual(["failed", "agent.withdrawn"]);
  });
});
