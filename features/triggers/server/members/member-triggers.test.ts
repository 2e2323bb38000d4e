import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentsModule } from "#features/agents/server/index.ts";
import { AgentClient } from "#features/agents/server/testing/agent-client.ts";
import { type ChatServer, personOf } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import type { MemberTrigger } from "../../contract/index.ts";
import { createTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createTriggerServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A member with a schedule, and an owner of their workspace. */
async function workspace() {
  const ann = TriggerClient.on(server);
  const { workspaceId } = ann.person;
  const boss = new TriggerClient(server, { ...personOf(workspaceId), role: "owner" });
  const trigger = await ann.schedule("0 9 * * *", { question: "What is the secret plan?" });
  await boss.call("GET", "/api/v1/me");
  const change = (id: string, act: "stop" | "allow", who = boss) =>
    who.call<MemberTrigger>("POST", `/api/v1/workspace/triggers/${id}/${act}`);
  return { ann, boss, trigger, change };
}

describe("owners and admins of a workspace", () => {
  it("see the triggers of its members with owner, kind and next time, and not what they ask", async () => {
    const { ann, boss, trigger } = await workspace();
    await server.look("update auth.users set email = $2 where id = $1", [
      ann.person.userId,
      `${ann.person.userId}@example.com`,
    ]);
    const page = await boss.get<Page<MemberTrigger>>("/api/v1/workspace/triggers");
    expect(page.items).toMatchObject([
      { id: trigger.id, name: trigger.name, kind: "schedule", status: "active", nextAt: trigger.nextAt },
    ]);
    expect(page.items[0]?.owner?.id).toBe(ann.person.userId);
    expect(JSON.stringify(page)).not.toContain("secret plan");
    expect((await boss.call("GET", `/api/v1/triggers/${trigger.id}`)).status).toBe(404);
  });

  it("read them page by page", async () => {
    const { ann, boss, trigger } = await workspace();
    const second = await ann.schedule("0 10 * * *");
    const first = await boss.get<Page<MemberTrigger>>("/api/v1/workspace/triggers?limit=1");
    expect(first.items.map(({ id }) => id)).toEqual([second.id]);
    const rest = await boss.get<Page<MemberTrigger>>(
      `/api/v1/workspace/triggers?limit=1&cursor=${first.nextCursor}`,
    );
    expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([[trigger.id], null]);
  });

  it("stop one: it fires no more, also not by hand, and its person cannot resume it", async () => {
    const { ann, trigger, change } = await workspace();
    expect((await change(trigger.id, "stop")).body).toMatchObject({
      ...{ status: "stopped", pausedBecause: "admin", nextAt: null },
      abilities: { stop: false, allow: true },
    });
    const schedules = await server.look("select is_enabled from schedules where name = $1", [trigger.id]);
    expect(schedules).toEqual([{ is_enabled: false }]);
    for (const act of ["resume", "run"]) {
      const refused = await ann.act(trigger.id, act);
      expect(refused).toMatchObject({ status: 403, body: { error: { code: "trigger.stopped_by_admin" } } });
    }
    expect(await ann.trigger(trigger.id)).toMatchObject({ status: "stopped", pausedBecause: "admin" });
    expect(await ann.firings(trigger.id)).toEqual([]);
  });

  it("stop one that its person had paused, and tell a person with a proved address once", async () => {
    const { ann, trigger, change } = await workspace();
    await server.look("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
      ann.person.userId,
      `${ann.person.userId}@example.com`,
    ]);
    await ann.act(trigger.id, "pause");
    await change(trigger.id, "stop");
    await change(trigger.id, "stop");
    expect(await ann.trigger(trigger.id)).toMatchObject({ pausedBecause: "admin" });
    const mails = await server.look("select kind from outgoing_messages where user_id = $1", [
      ann.person.userId,
    ]);
    expect(mails).toEqual([{ kind: "triggers.stopped" }]);
    const told = await server.look(
      "select kind, count, facts ->> 'because' as because from notifications where user_id = $1",
      [ann.person.userId],
    );
    expect(told).toEqual([{ kind: "trigger_stopped", count: 1, because: "admin" }]);
  });

  it("allow it again: it rests until its person resumes it", async () => {
    const { ann, trigger, change } = await workspace();
    await change(trigger.id, "stop");
    expect((await change(trigger.id, "allow")).body).toMatchObject({ status: "paused" });
    expect((await ann.act(trigger.id, "resume")).body).toMatchObject({ status: "active" });
  });
});

describe("others", () => {
  it("who are members see and stop nothing, not even their own", async () => {
    const { ann, trigger, change } = await workspace();
    expect((await ann.call("GET", "/api/v1/workspace/triggers")).status).toBe(403);
    expect((await change(trigger.id, "stop", ann)).status).toBe(403);
    expect(await ann.trigger(trigger.id)).toMatchObject({ status: "active" });
  });

  it("who own another workspace do not find it", async () => {
    const { ann, trigger, change } = await workspace();
    const stranger = new TriggerClient(server, { ...personOf(), role: "owner" });
    const page = await stranger.get<Page<MemberTrigger>>("/api/v1/workspace/triggers");
    expect(page.items.map(({ id }) => id)).not.toContain(trigger.id);
    expect((await change(trigger.id, "stop", stranger)).status).toBe(404);
    expect(await ann.trigger(trigger.id)).toMatchObject({ status: "active" });
  });
});

it("an agent's owner is told how many triggers of everybody it starts, before they delete it", async () => {
  const ann = AgentClient.of(server);
  const bob = new TriggerClient(server, personOf(ann.person.workspaceId));
  const agent = await ann.published({ name: "Reporter" });
  await ann.grant(agent, { type: "workspace" }, "use");
  await bob.call("GET", "/api/v1/me");
  await bob.schedule("0 9 * * *", { agentId: agent.id });
  await bob.create({ agentId: agent.id, start: { kind: "webhook", proof: "bearer" } });
  const gone = await bob.schedule("0 10 * * *", { agentId: agent.id });
  await bob.call("DELETE", `/api/v1/triggers/${gone.id}`);
  expect(await ann.get(`/api/v1/agents/${agent.id}/uses`)).toEqual({
    ...{ triggers: { schedule: 1, webhook: 1, event: 0 } },
    ...{ people: 0, teams: 0, isSharedWithWorkspace: true },
  });
  expect((await bob.call("GET", `/api/v1/agents/${agent.id}/uses`)).status).toBe(403);
});
