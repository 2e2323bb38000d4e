import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const calling = (checklist: object) =>
  `[[script:obedient]] [[call update_checklist ${JSON.stringify(checklist)}]]`;
const items = [
  { text: "Read the offers", state: "done" },
  { text: "Compare them", state: "doing" },
  { text: "Ask for a discount", state: "dropped" },
];

describe("the checklist of an agent", () => {
  it("is kept as its call gives it, without asking anybody", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({
      name: "Planner",
      tools: [{ name: "update_checklist", mode: "automatic" }],
    });
    const answer = await ann.ask(calling({ items }), { agentId: agent.id });
    expect(answer.parts[0]).toMatchObject({
      ...{ toolName: "update_checklist", status: "succeeded", summary: "1 of 2 done" },
    });
    const [call] = await server.look("select output -> 'data' as data from tool_calls where run_id = $1", [
      answer.runId,
    ]);
    expect(call).toEqual({ data: { items } });
  });

  it.each([
    ["without items", { items: [] }],
    ["of more than 30 items", { items: Array(31).fill(items[0]) }],
    ["with an unknown state", { items: [{ text: "Read", state: "maybe" }] }],
    ["with an item of more than 200 characters", { items: [{ text: "x".repeat(201), state: "open" }] }],
  ])("is refused %s", async (_why, checklist) => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ name: "Planner" });
    const answer = await ann.ask(calling(checklist), { agentId: agent.id });
    expect(answer.parts[0]).toMatchObject({ toolName: "update_checklist", status: "failed" });
  });

  it("does not exist for the assistant, nor for an agent without it", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.published({ name: "Plain", tools: [] });
    for (const options of [{}, { agentId: agent.id }]) {
      const answer = await ann.ask(calling({ items }), options);
      expect(answer.parts[0]).toMatchObject({ toolName: "update_checklist", status: "denied" });
    }
  });
});
