import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Usage } from "#features/entitlements/contract/index.ts";
import { setOverride } from "#features/entitlements/server/index.ts";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { AgentFigures } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [createEntitlementsModule({ selling: null }), agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A run of the agent's published version, as if it had ended. */
async function storeRun(
  who: AgentClient,
  agent: { id: string },
  facts: { status: string; activeMs: number; daysAgo?: number; cost?: number },
) {
  const { workspaceId, userId } = who.person;
  const id = newId();
  await server.look(
    `insert into runs (workspace_id, id, user_id, host, host_id, driver, trigger_kind, status, active_ms, agent_version_id,
       created_at, ended_at)
     select $1, $2, $3, 'conversation', $2, 'model', 'message', $4, $5, v.id, now() - make_interval(days => $6), now()
     from agent_versions v where v.agent_id = $7 and v.state = 'published'`,
    [workspaceId, id, userId, facts.status, facts.activeMs, facts.daysAgo ?? 0, agent.id],
  );
  await server.look(
    `insert into model_calls (id, workspace_id, request_id, user_id, agent_id, run_id, place, purpose, provider_kind, provider,
       model, cost_micros, duration_ms, outcome, ended_at)
     values ($1, $2, $3, $4, $5, $6, 1, 'chat', 'openai', 'Vendor', 'large', $7, 10, 'ok', now())`,
    [newId(), workspaceId, `run:${id}:1`, userId, agent.id, id, facts.cost ?? 0],
  );
}

describe("the figures of an agent", () => {
  it("sum up the runs of everybody in the last days", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const agent = await ann.published();
    await bob.call("GET", "/api/v1/agents");
    await storeRun(ann, agent, { status: "succeeded", activeMs: 1_000, cost: 500 });
    await storeRun(bob, agent, { status: "succeeded", activeMs: 3_000, cost: 250 });
    await storeRun(bob, agent, { status: "failed", activeMs: 9_000 });
    await storeRun(bob, agent, { status: "cancelled", activeMs: 9_000 });
    await storeRun(bob, agent, { status: "succeeded", activeMs: 90_000, daysAgo: 20 });
    const figures = await ann.get<AgentFigures>(`/api/v1/agents/${agent.id}/figures?days=7`);
    expect(figures).toEqual({
      ...{ agentId: agent.id, runs: 4, succeeded: 2, failed: 1, cancelled: 1, costMicros: 750 },
      handedOver: 0,
      ...{ medianActiveMs: 1_000, lastUsedAt: expect.any(String) },
    });
    expect(await ann.get(`/api/v1/agents/${agent.id}/figures?days=30`)).toMatchObject({ runs: 5 });
    expect((await ann.refused("GET", `/api/v1/agents/${agent.id}/figures?days=365`))[0]).toBe(400);
  });

  it("leave out tests, and are empty without a run", async () => {
    const ann = AgentClient.of(server);
    const agent = await ann.create();
    const { conversationId } = await ann.done<{ conversationId: string }>(
      "POST",
      `/api/v1/agents/${agent.id}/tests`,
    );
    await ann.ask("Hello", { conversationId });
    await ann.publish(agent);
    const nothing = { runs: 0, succeeded: 0, costMicros: 0, medianActiveMs: null, lastUsedAt: null };
    expect(await ann.get(`/api/v1/agents/${agent.id}/figures`)).toMatchObject(nothing);
  });

  it("count of an answer that was handed over what each agent did, and its end for the last one", async () => {
    const ann = AgentClient.of(server);
    const lead = await ann.published({ name: "Lead" });
    const name = "Researcher";
    const researcher = await ann.published({ name });
    const input = JSON.stringify({ agent: name, reason: "Why", brief: "What" });
    const { runId } = await ann.ask(`[[script:obedient]] [[call hand_over ${input}]]`, { agentId: lead.id });
    await server.look(
      "update model_calls set cost_micros = case agent_id when $2 then 300 else 40 end where run_id = $1",
      [runId, lead.id],
    );
    await server.look(
      "update runs set active_ms = 900, hand_overs = jsonb_set(hand_overs, '{0,used,time}', '700') where id = $1",
      [runId],
    );
    const figuresOf = ({ id }: { id: string }) => ann.get<AgentFigures>(`/api/v1/agents/${id}/figures`);
    expect(await figuresOf(lead)).toMatchObject({
      ...{ runs: 1, handedOver: 1, succeeded: 0, failed: 0, costMicros: 300, medianActiveMs: null },
    });
    expect(await figuresOf(researcher)).toMatchObject({
      ...{ runs: 1, handedOver: 0, succeeded: 1, costMicros: 40, medianActiveMs: 200 },
    });
  });

  it("count what a real answer did, and are listed for the agents that somebody may edit", async () => {
    const ann = AgentClient.of(server);
    const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
    const [agent, other] = [await ann.published(), await ann.published()];
    await ann.grant(agent, bob, "edit");
    await ann.grant(other, bob, "use");
    await bob.ask("Hello", { agentId: agent.id });
    const { items } = await bob.get<Page<AgentFigures>>("/api/v1/agent-figures");
    expect(items).toMatchObject([{ agentId: agent.id, runs: 1, succeeded: 1 }]);
    const first = await ann.get<Page<AgentFigures>>("/api/v1/agent-figures?limit=1");
    const next = await ann.get<Page<AgentFigures>>(
      `/api/v1/agent-figures?limit=1&cursor=${first.nextCursor}`,
    );
    expect([...first.items, ...next.items].map(({ agentId }) => agentId).sort()).toEqual(
      [agent.id, other.id].sort(),
    );
  });
});

it("no more agents than the plan gives are created, by everybody of the workspace together", async () => {
  const ann = AgentClient.of(server, { role: "owner" });
  const bob = AgentClient.of(server, { workspaceId: ann.person.workspaceId });
  await ann.create();
  await setOverride(server.system, {
    workspaceId: ann.person.workspaceId,
    entitlement: "agents",
    override: { isRemoved: false, valueBoolean: null, valueLimit: 2, reason: "For this test", endsAt: null },
  });
  await bob.create();
  const body = { from: "nothing", name: "Third" };
  expect(await bob.refused("POST", "/api/v1/agents", body)).toEqual([402, "limit_reached"]);
  const { entitlements } = await ann.get<Usage>("/api/v1/usage");
  expect(entitlements.find(({ entitlement }) => entitlement === "agents")).toMatchObject({
    isEnforced: true,
    used: 2,
  });
});
