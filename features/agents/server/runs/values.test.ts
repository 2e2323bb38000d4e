import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Conversation } from "#features/chat/contract/index.ts";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
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

  it("of one person are not those of another in the same conversation, nor of another agent", async () => {
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
    await server.look(
      "update conversations set agent_values = jsonb_set(agent_values, '{userId}', to_jsonb($2::text)) where id = $1",
      [conversationId, newId()],
    );
    const again = { id: newId(), text: "Hello" };
    expect((await ann.refused("POST", `/api/v1/conversations/${conversationId}/messages`, again))[1]).toBe(
      "agent.values_missing",
    );
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
