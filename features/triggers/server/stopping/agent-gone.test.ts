import { afterAll, beforeAll, expect, it } from "vitest";
import { agentErrors } from "#features/agents/contract/index.ts";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { registerRunAgents } from "#features/runs/server/index.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { fireSlot } from "../firing/fire-slot.job.ts";
import { createOwnTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";

let server: ChatServer;
const usable = new Set<string>();
beforeAll(async () => {
  server = await createOwnTriggerServer();
  registerRunAgents(server.services, {
    choose: async (_ctx, agentId) =>
      usable.has(agentId)
        ? { agentId, versionId: newId(), name: "Researcher", values: {} }
        : fail(agentErrors, "agent.withdrawn"),
    describe: async (_ctx, ids) =>
      new Map(ids.map((id) => [id, { name: "Researcher", isUsable: usable.has(id) }])),
    begin: async () => undefined,
    requireUsable: async () => {},
  });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a trigger whose agent its person may not use any more stops, says why, and is not resumed with it", async () => {
  const ann = TriggerClient.on(server);
  const agentId = newId();
  const body = { name: "A", question: "B", agentId, start: { kind: "schedule", cron: "0 9 * * *" } };
  expect((await ann.call("POST", "/api/v1/triggers", body)).status).toBe(409);
  usable.add(agentId);
  const { id, agent, version } = await ann.schedule("0 9 * * *", { agentId });
  expect(agent).toEqual({ id: agentId, name: "Researcher" });
  usable.delete(agentId);
  const { workspaceId } = ann.person;
  await fireSlot.perform(server.system, { workspaceId, triggerId: id, slot: "2026-11-22T09:00:00.000Z" });
  expect(await ann.trigger(id)).toMatchObject({ status: "stopped", pausedBecause: "agent" });
  const withdrawn = { code: "agent.withdrawn", message: agentErrors["agent.withdrawn"][1] };
  expect(await ann.firings(id)).toMatchObject([{ outcome: "refused", reason: withdrawn, run: null }]);
  expect((await ann.act(id, "resume")).status).toBe(409);
  const change = { version: version + 1, agentId: null };
  expect((await ann.call("PATCH", `/api/v1/triggers/${id}`, change)).status).toBe(200);
  expect((await ann.act(id, "resume")).body).toMatchObject({ status: "active", agent: null });
});

it("a delivery that was refused may be sent again with its id, one that started a run may not", async () => {
  const ann = TriggerClient.on(server);
  const agentId = newId();
  usable.add(agentId);
  const { trigger, secret } = await ann.create({
    ...{ agentId, start: { kind: "webhook", proof: "bearer" }, overlap: "start" },
  });
  const deliver = async (body = "{}") => {
    const reply = await fetch(`${server.url}/hooks/${trigger.id}`, {
      ...{ method: "POST", body },
      headers: { authorization: `Bearer ${secret}`, "idempotency-key": "order-1" },
    });
    const { id, outcome } = (await reply.json()) as { id?: string; outcome?: string };
    return { status: reply.status, id, outcome };
  };
  usable.delete(agentId);
  const refused = await deliver();
  expect(refused).toMatchObject({ status: 202, outcome: "refused" });
  // The trigger has stopped with its agent. That refuses a delivery, and uses no id up.
  expect((await deliver()).status).toBe(409);
  usable.add(agentId);
  await ann.act(trigger.id, "resume");
  expect((await deliver('{"other":1}')).status).toBe(409);
  expect(await deliver()).toEqual({ ...refused, outcome: "started" });
  const [firing, ...others] = await ann.firings(trigger.id);
  expect([firing?.outcome, firing?.reason, others]).toEqual(["started", null, []]);
  expect(await deliver()).toEqual({ ...refused, outcome: "started" });
  const runs = await server.look("select from runs where trigger_id = $1", [trigger.id]);
  expect(runs).toHaveLength(1);
});

it("a firing asks the agent of its trigger", async () => {
  const ann = TriggerClient.on(server);
  const agentId = newId();
  usable.add(agentId);
  const { id } = await ann.schedule("0 9 * * *", { agentId });
  await ann.act(id, "run");
  const asked = await server.look(
    "select c.agent_id from conversations c join trigger_firings f on f.conversation_id = c.id where f.trigger_id = $1",
    [id],
  );
  expect(asked).toEqual([{ agent_id: agentId }]);
});
