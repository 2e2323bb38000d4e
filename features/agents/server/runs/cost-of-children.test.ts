import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
  registerTool(server.services, "test", {
    ...{ name: "spend", title: "Spend", description: "For tests.", input: z.object({}) },
    ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
    facts: harmlessFacts(),
    describe: () => "Spending",
    async run({ runId }) {
      await server.look("update model_calls set cost_micros = 5000 where run_id = $1", [runId]);
      return { content: "Spent", summary: "Spent" };
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

it("the cost limit of an agent counts what the runs that it started cost, at any depth", async () => {
  const ann = AgentClient.of(server);
  const give = (agent: string, task: string) =>
    `[[script:obedient]] [[call run_agent ${JSON.stringify({ agent, task })}]]`;
  await ann.published({ name: "Spender" });
  const limits = { steps: null, activeMs: null, costMicros: 4_000 };
  const lead = await ann.published({ name: "Lead", limits });
  const { body } = await ann.send(give("Spender", "[[script:tool-call input={} tool=spend]]"), {
    agentId: lead.id,
  });
  const waits = () =>
    server.look("select kind from run_waits where run_id = $1 and kind = 'limit'", [body.run.id]);
  await expect.poll(async () => (await waits()).length, { timeout: 10_000 }).toBe(1);
});
