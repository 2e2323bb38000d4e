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

/** Brackets of an inner order are escaped, so that the outer one does not end there. */
const give = (agent: string, task: string) =>
  `[[script:obedient]] [[call run_agent ${JSON.stringify({ agent, task }).replaceAll("]", "\\u005d")}]]`;
const spend = "[[script:tool-call input={} tool=spend]]";
const lead = { name: "Lead", limits: { steps: null, activeMs: null, costMicros: 4_000 } };

const waitsOf = (runId: string) =>
  server.look("select kind from run_waits where run_id = $1 and kind = 'limit' and satisfied_at is null", [
    runId,
  ]);
/** The runs that were started below, with how often each called its model. */
const below = (runId: string) =>
  server.look<{ depth: number; status: string; code: string | null; calls: number }>(
    `with recursive tree as (
       select * from runs where parent_run_id = $1
       union all select r.* from tree join runs r on r.parent_run_id = tree.id)
     select depth, status, error ->> 'code' as code,
       (select count(*)::int from model_calls c where c.run_id = tree.id) as calls
     from tree order by depth`,
    [runId],
  );

it.each([
  ["its child", ["Spender"]],
  ["a child of its child", ["Middle", "Spender"]],
])(
  "the limit of cost of an agent stops %s before its next step, and its person is asked",
  async (_what, names) => {
    const ann = AgentClient.of(server);
    for (const name of names) await ann.published({ name });
    const { id: agentId } = await ann.published(lead);
    const task = names.reduceRight((inner, name) => give(name, inner), spend);
    const { body } = await ann.send(task, { agentId });
    await expect.poll(async () => (await waitsOf(body.run.id)).length, { timeout: 30_000 }).toBe(1);
    expect(await below(body.run.id)).toEqual(
      names.map((_name, at) => ({ depth: at + 1, status: "failed", code: "run.cost_limit_above", calls: 1 })),
    );
  },
);

it("a child of an agent without a limit of cost goes on", async () => {
  const ann = AgentClient.of(server);
  await ann.published({ name: "Spender" });
  const { id: agentId } = await ann.published({ name: "Free" });
  const { runId } = await ann.ask(give("Spender", spend), { agentId });
  expect(await below(runId ?? "")).toEqual([{ depth: 1, status: "succeeded", code: null, calls: 2 }]);
});
