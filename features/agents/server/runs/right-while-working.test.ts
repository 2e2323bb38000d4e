import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { registerTool, setAtCrashPoints } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
let count = 0;
let whileWorking: () => Promise<unknown> = async () => {};
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule], tickMs: 50 });
  registerTool(server.services, "test", {
    ...{
      name: "count_up",
      title: "Count",
      description: "For tests.",
      input: z.object({ n: z.number().optional() }),
    },
    ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
    facts: harmlessFacts(),
    describe: () => "Counting",
    async run() {
      count += 1;
      if (count === 1) await whileWorking();
      return { content: "Counted", summary: "Counted" };
    },
  });
});
afterEach(() => {
  count = 0;
  whileWorking = async () => {};
  setAtCrashPoints(() => undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const counting = '[[script:obedient atOnce=1]] [[call count_up {"n":1}]] [[call count_up {"n":2}]]';

/** An agent of Ann that Bob may use, and the ways in which he loses it. */
async function shared(name = "Helper") {
  const ann = AgentClient.of(server);
  const { workspaceId } = ann.person;
  const admin = AgentClient.of(server, { workspaceId, role: "owner" });
  const bob = AgentClient.of(server, { workspaceId });
  const agent = await ann.published({ name });
  await ann.grant(agent, bob, "use");
  const path = `/api/v1/agents/${agent.id}`;
  const ways = {
    withdrawn: () => admin.done("POST", `/api/v1/workspace/agents/${agent.id}/withdraw`),
    archived: () => ann.done("POST", `${path}/archive`),
    unshared: () => server.look("delete from grants where object_id = $1", [agent.id]),
  };
  return { ann, bob, agent, ways };
}

describe("a run whose person loses the right to its agent while it works", () => {
  it.each([
    ["withdrawn", "agent.withdrawn"],
    ["archived", "agent.archived"],
    ["unshared", "agent.not_found"],
  ] as const)("ends before its next step with the reason: %s", async (way, code) => {
    const { bob, agent, ways } = await shared();
    whileWorking = ways[way];
    const answer = await bob.ask(counting, { agentId: agent.id });
    expect([answer.status, answer.error?.code, count]).toEqual(["failed", code, 1]);
    const steps = await server.look("select 1 from run_steps where run_id = $1", [answer.runId]);
    expect(steps).toHaveLength(1);
  });

  it.each([
    ["auditor", ["failed", "auth.forbidden", 1]],
    ["guest", ["complete", undefined, 2]],
  ] as const)("goes on with the rights that its person has by then: as %s", async (role, end) => {
    const { bob, agent } = await shared();
    const { workspaceId, userId } = bob.person;
    whileWorking = () =>
      server.look("update memberships set role = $3 where workspace_id = $1 and user_id = $2", [
        ...[workspaceId, userId, role],
      ]);
    const answer = await bob.ask(counting, { agentId: agent.id });
    expect([answer.status, answer.error?.code, count]).toEqual(end);
  });

  it("carries out no call that its last step asked for", async () => {
    const { bob, agent, ways } = await shared();
    setAtCrashPoints(async (point) => {
      if (point !== "step.stored") return;
      setAtCrashPoints(() => undefined);
      await ways.withdrawn();
    });
    const answer = await bob.ask(counting, { agentId: agent.id });
    expect([answer.status, answer.error?.code, count]).toEqual(["failed", "agent.withdrawn", 0]);
  });

  it("ends as well when the lost agent is the one that gave it its task", async () => {
    const { bob, agent, ways } = await shared("Lead");
    await bob.published({ name: "Counter" });
    whileWorking = ways.withdrawn;
    const task = JSON.stringify({ agent: "Counter", task: "[[script:tool-loop input={} tool=count_up]]" });
    const { runId, error } = await bob.ask(`[[script:obedient]] [[call run_agent ${task}]]`, {
      agentId: agent.id,
    });
    expect([error?.code, count]).toEqual(["agent.withdrawn", 1]);
    const children = await server.look("select error->>'code' as code from runs where parent_run_id = $1", [
      runId,
    ]);
    expect(children).toEqual([{ code: "agent.withdrawn" }]);
  });
});
