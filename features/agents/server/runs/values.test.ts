import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Conversation } from "#features/chat/contract/index.ts";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import type { Agent } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** The system prompts of the requests in which the model read this text last. */
const promptsOf = (text: string) =>
  server.model.requests
    .map(({ body }) => body as { messages: { role: string; content: unknown }[] })
    .filter(({ messages }) => JSON.stringify(messages.at(-1)).includes(text))
    .map(({ messages }) => JSON.stringify(messages[0]));

async function scout(ann: AgentClient, isRequired = true): Promise<Agent> {
  return ann.published({
    ...{ name: "Scout", instructions: "Look after <{{region}}> in <{{tone}}>." },
    variables: [
      { name: "region", default: "", isRequired },
      { name: "tone", default: "plain words" },
    ],
  });
}

describe("the values of an agent's variables", () => {
  it("are asked for before it starts, by their names and without their defaults", async () => {
    const ann = AgentClient.of(server);
    const agent = await scout(ann);
    expect((await ann.get<Agent>(`/api/v1/agents/${agent.id}`)).variables).toEqual([
      { name: "region", isRequired: true },
      { name: "tone", isRequired: false },
    ]);
    const conversationId = newId();
    const body = { id: newId(), text: "Hello", isNewConversation: true, agentId: agent.id };
    const path = `/api/v1/conversations/${conversationId}`;
    expect(await ann.refused("POST", `${path}/messages`, body)).toEqual([422, "agent.values_missing"]);
    expect((await ann.call("GET", path)).status).toBe(404);
  });

  it("stand in its instructions, and stay with the conversation for its person until others are given", async () => {
    const ann = AgentClient.of(server);
    const agent = await scout(ann);
    const [one, two, three] = [newId(), newId(), newId()];
    const { conversationId } = await ann.ask(one, {
      ...{ agentId: agent.id, agentValues: { region: "Tyrol", unknown: "dropped" } },
    });
    const { agentValues } = await ann.get<Conversation>(`/api/v1/conversations/${conversationId}`);
    expect(agentValues).toEqual({ region: "Tyrol" });
    await ann.ask(two, { conversationId });
    await ann.ask(three, { conversationId, agentValues: { region: "Vienna", tone: "rhymes" } });
    expect(promptsOf(one)[0]).toContain("<Tyrol> in <plain words>");
    expect(promptsOf(two)[0]).toContain("<Tyrol> in <plain words>");
    expect(promptsOf(three)[0]).toContain("<Vienna> in <rhymes>");
  });

  it("are not those of another agent", async () => {
    const ann = AgentClient.of(server);
    const agent = await scout(ann);
    const other = await scout(ann);
    const { conversationId } = await ann.ask("Hello", {
      agentId: agent.id,
      agentValues: { region: "Tyrol" },
    });
    const body = { id: newId(), text: "Hello", agentId: other.id };
    expect(await ann.refused("POST", `/api/v1/conversations/${conversationId}/messages`, body)).toEqual([
      422,
      "agent.values_missing",
    ]);
  });

  it("are those of each of two people in one conversation, whoever asked last, and go with their person", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await scout(ann);
    await ann.grant(agent, bob, "use");
    const { conversationId } = await ann.ask("Hello", {
      agentId: agent.id,
      agentValues: { region: "Tyrol" },
    });
    await shareObject(server.as(ann.person), {
      object: { noun: "conversation", id: conversationId },
      ...{ subject: { userId: bob.person.userId }, relation: "editor" },
    });
    const path = `/api/v1/conversations/${conversationId}`;
    const valuesFor = async (client: AgentClient) => (await client.get<Conversation>(path)).agentValues;
    expect(await valuesFor(bob)).toBeUndefined();
    expect(await bob.refused("POST", `${path}/messages`, { id: newId(), text: "Hello" })).toEqual([
      422,
      "agent.values_missing",
    ]);
    const [bobs, annas] = [newId(), newId()];
    const given = `Vienna ${newId()}`;
    await bob.ask(bobs, { conversationId, agentValues: { region: given } });
    await ann.ask(annas, { conversationId });
    expect(promptsOf(bobs)[0]).toContain(`<${given}>`);
    expect(promptsOf(annas)[0]).toContain("<Tyrol>");
    expect([await valuesFor(ann), await valuesFor(bob)]).toEqual([{ region: "Tyrol" }, { region: given }]);

    await eraseTables(server.system, bob.person.userId);
    for (const table of ["conversations", "runs", "messages", "run_steps"]) {
      const kept = await server.look(`select from ${table} t where position($1 in t::text) > 0`, [given]);
      expect(kept, table).toEqual([]);
    }
    expect(await valuesFor(ann)).toEqual({ region: "Tyrol" });
  });

  it("are there for their agent after it gave the conversation away, and not for the agent that took it", async () => {
    const ann = AgentClient.of(server);
    const agent = await scout(ann);
    const variables = [{ name: "region", default: "none", isRequired: false }];
    const heir = { name: "Heir", instructions: "Heir of <{{region}}>.", variables };
    await ann.published(heir);
    const [one, two] = [newId(), newId()];
    const order = '[[call hand_over {"agent":"Heir","reason":"Why","brief":"What"}]]';
    const { conversationId } = await ann.ask(`[[script:obedient]] ${one} ${order}`, {
      ...{ agentId: agent.id, agentValues: { region: "Tyrol" } },
    });
    const systemPrompts = server.model.requests.map(({ body }) => JSON.stringify(body));
    const ofHeir = systemPrompts.filter((body) => body.includes(one) && body.includes("Heir of <"));
    expect(ofHeir.length).toBeGreaterThan(0);
    expect(ofHeir.every((body) => body.includes("Heir of <none>"))).toBe(true);
    await ann.ask(two, { conversationId, agentId: agent.id });
    expect(promptsOf(two)[0]).toContain("<Tyrol>");
  });

  it("are not read as variables again, and are bounded", async () => {
    const ann = AgentClient.of(server);
    const agent = await scout(ann);
    const text = newId();
    await ann.ask(text, { agentId: agent.id, agentValues: { region: "{{tone}}" } });
    expect(promptsOf(text)[0]).toContain("<{{tone}}> in <plain words>");
    const long = { id: newId(), text, isNewConversation: true, agentValues: { region: "x".repeat(1_001) } };
    expect(await ann.refused("POST", `/api/v1/conversations/${newId()}/messages`, long)).toEqual([
      400,
      "request.invalid",
    ]);
  });

  it("that are required keep other agents from giving it tasks or the conversation", async () => {
    const ann = AgentClient.of(server);
    await scout(ann);
    const lead = await ann.published({ name: "Lead" });
    const calls = [
      `[[call run_agent {"agent":"Scout","task":"Try"}]]`,
      `[[call hand_over {"agent":"Scout","reason":"Why","brief":"What"}]]`,
    ];
    const { runId } = await ann.ask(`[[script:obedient]] ${calls.join(" ")}`, { agentId: lead.id });
    const refused = await server.look("select status, error_message from tool_calls where run_id = $1", [
      runId,
    ]);
    expect(refused).toEqual(
      Array(2).fill({ status: "denied", error_message: expect.stringContaining("needs a value for region") }),
    );
  });
});
