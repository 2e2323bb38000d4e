import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { AgentClient } from "#features/agents/server/testing/agent-client.ts";
import type { SentMessage } from "#features/chat/contract/index.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { agentCrashPoints } from "#features/tools/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { stageCrashes } from "./testing/stage-crashes.ts";
import type { DoomedServer } from "./testing/start-doomed-server.ts";

/** Its jobs have queues only where a server knows it. */
const publicUrl = "http://doomed.test";
const modules = [createInboxModule({ publicUrl }), createNotificationsModule({ publicUrl })];

const staged = stageCrashes({ modules });
beforeAll(() => staged.chat.services.deliveries.work());

const limitCases = [
  { point: "limit.deciding", decision: "continue" },
  { point: "limit.decided", decision: "continue" },
  { point: "limit.deciding", decision: "end" },
  { point: "limit.decided", decision: "end" },
  { point: "run.suspending", decision: "end" },
  { point: "run.suspended", decision: "end" },
  { point: "wait.satisfied", decision: "end" },
] as const;
const childCases = [
  { point: "child.started" },
  { point: "run.suspending" },
  { point: "run.suspended" },
  { point: "wait.satisfying" },
  { point: "wait.satisfied" },
] as const;
const handOverCases = [
  { point: "tool_call.finished" },
  { point: "hand_over.storing" },
  { point: "hand_over.stored" },
] as const;

interface Waiting {
  ended: boolean;
  wait_id: string | null;
  asked: number;
}

/** Decides at the living server whatever the run asks at a limit: `first` once, then to end it. */
async function followLimits(person: AgentClient, runId: string, first: string, server: DoomedServer) {
  const { chat } = staged;
  const there = person.at({ ...chat, url: server.url });
  while (!server.isDead()) {
    const [now] = await chat.look<Waiting>(
      `select r.ended_at is not null as ended,
         (select subject_id from run_waits w where w.run_id = r.id and w.kind = 'limit' and w.satisfied_at is null
            and w.declared_at is not null) as wait_id,
         (select count(*)::int from run_waits w where w.run_id = r.id and w.satisfied_at is not null) as asked
       from runs r where r.id = $1`,
      [runId],
    );
    if (!now) throw new Error("The run is lost.");
    if (now.ended) return;
    const decision = now.asked === 0 ? first : "end";
    if (now.wait_id) {
      const body = { waitId: now.wait_id, decision };
      await there.call("POST", `/api/v1/runs/${runId}/limit`, body).catch(() => undefined);
    }
    await sleep(10);
  }
}

/** The leases of the dead server end. A living one would count as dead as well, so it is done once. */
const release = (runId: string) =>
  staged.chat.look(
    `update runs set lease_until = now() where lease_until is not null
       and (id = $1 or parent_run_id = $1)`,
    [runId],
  );

describe("a server that is killed with -9 in agent mode loses, doubles and blocks no run", () => {
  it("at any point that the code names", () => {
    const killed: string[] = [...limitCases, ...childCases, ...handOverCases].map(({ point }) => point);
    expect(agentCrashPoints.filter((point) => !killed.includes(point))).toEqual([]);
  });

  it.each(limitCases)(
    "at $point, where its person chose at a limit: $decision",
    async ({ point, decision }) => {
      const { chat, current: doomed } = staged;
      const ann = AgentClient.of({ ...chat, url: doomed.url });
      await doomed.arm({ point });
      const { body } = await ann.send("[[script:tool-count]]");
      const { id } = body.run;
      await followLimits(ann, id, decision, doomed);
      await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
      await staged.takeOver();
      await release(id);
      await followLimits(ann, id, decision, staged.current);
      const calls = decision === "continue" ? 40 : 20;
      const [stored] = await chat.look(
        `select r.status,
         (select count(*)::int from tool_calls c where c.run_id = r.id and c.status = 'succeeded') as calls,
         (select count(*)::int from run_steps s where s.run_id = r.id and s.kind = 'notice' and s.status = 'succeeded') as notices,
         (select count(*)::int from audit_events e where e.run_id = r.id and e.act = 'run.limit_raised') as raised
       from runs r where r.id = $1`,
        [id],
      );
      expect(stored).toEqual({
        status: "succeeded",
        calls,
        notices: 1,
        raised: decision === "continue" ? 1 : 0,
      });
    },
  );

  it("with an answer just begun that goes on from a step of another one", async () => {
    const { chat, current: doomed } = staged;
    const ann = AgentClient.of({ ...chat, url: doomed.url });
    const calls = ["12 * 12", "5 * 5"].map(
      (expression) => `[[call calculate {"expression":"${expression}"}]]`,
    );
    const first = await ann.ask(`[[script:obedient atOnce=1]] ${calls.join(" ")}`);
    await doomed.arm({ point: "step.storing" });
    const fork = { afterStep: 1, text: `[[script:obedient atOnce=1]] ${calls.join(" ")} Again.` };
    const { body } = await ann.call<SentMessage>("POST", `/api/v1/messages/${first.id}/fork`, fork);
    await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
    await staged.takeOver();
    await release(body.run.id);
    const stored = () =>
      chat.look(
        `select r.status, r.forked_from_run_id is not null as is_fork,
           (select count(*)::int from tool_calls c where c.run_id = r.id and c.status = 'succeeded') as calls,
           (select count(*)::int from run_steps s where s.run_id = r.id and s.status = 'succeeded') as steps
         from runs r where r.host_id = $1 order by r.id`,
        [body.conversation.id],
      );
    await expect.poll(stored, { timeout: 30_000, interval: 200 }).toEqual([
      { status: "succeeded", is_fork: false, calls: 2, steps: 3 },
      { status: "succeeded", is_fork: true, calls: 1, steps: 2 },
    ]);
  });

  it("when work in the background has just ended, which is told once", async () => {
    const { chat, current: doomed } = staged;
    const ann = AgentClient.of({ ...chat, url: doomed.url });
    await storePerson(chat, ann.person);
    await doomed.arm({ point: "step.stored" });
    const { body } = await ann.send("[[script:echo]] Good night", { isBackground: true });
    await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
    await staged.takeOver();
    await release(body.run.id);
    const stored = async () => {
      const [row] = await chat.look(
        `select r.status, r.is_background, (select count(*)::int from runs o where o.host_id = r.host_id) as runs,
           (select count(*)::int from event_deliveries d where d.object_id = r.id::text) as deliveries,
           (select count(*)::int from events e where e.name = 'notification.created' and e.user_id = r.user_id) as told
         from runs r where r.id = $1`,
        [body.run.id],
      );
      return row;
    };
    await expect
      .poll(stored, { timeout: 30_000, interval: 200 })
      .toEqual({ status: "succeeded", is_background: true, runs: 1, deliveries: 0, told: 1 });
  });

  it("while an agent that works for another one waits for an approval", async () => {
    const { chat, current: doomed } = staged;
    const ann = AgentClient.of({ ...chat, url: doomed.url });
    const name = `Helper ${newId().slice(-6)}`;
    await ann.published({ name });
    const lead = await ann.published({ name: "Lead" });
    const task = '[[script:tool-call tool=charge input={"customer":"Kim"} until=never]] Charge Kim';
    const call = `[[call run_agent ${JSON.stringify({ agent: name, task })}]]`;
    const { body } = await ann.send(`[[script:obedient]] ${call}`, { agentId: lead.id });
    const { id } = body.run;
    const stored = async () => {
      const [row] = await chat.look<{ approval_id: string; hash: string; call_id: string }>(
        `select r.status, c.status as child, a.status as approval, a.id as approval_id, a.hash, a.tool_call_id as call_id,
           (select count(*)::int from runs o where o.parent_run_id = r.id) as children,
           (select count(*)::int from approvals o where o.run_id = c.id) as approvals
         from runs r left join runs c on c.parent_run_id = r.id left join approvals a on a.run_id = c.id
         where r.id = $1`,
        [id],
      );
      return row;
    };
    await expect
      .poll(stored, { timeout: 20_000 })
      .toMatchObject({ status: "waiting", child: "waiting", approval: "requested" });
    await doomed.kill();
    await staged.takeOver();
    const asked = await stored();
    const there = ann.at({ ...chat, url: staged.current.url });
    const path = `/api/v1/approvals/${asked?.approval_id}/approve`;
    expect((await there.call("POST", path, { hash: asked?.hash })).status).toBe(200);
    await expect.poll(stored, { timeout: 30_000, interval: 200 }).toMatchObject({
      ...{ status: "succeeded", child: "succeeded", approval: "approved" },
      ...{ children: 1, approvals: 1 },
    });
    expect(staged.counting.effectsOf(asked?.call_id ?? "")).toBe(1);
  });

  it.each(childCases)("at $point, where an agent works for another one", async ({ point }) => {
    const { chat, current: doomed } = staged;
    const ann = AgentClient.of({ ...chat, url: doomed.url });
    const name = `Helper ${newId().slice(-6)}`;
    await ann.published({ name });
    const lead = await ann.published({ name: "Lead" });
    await doomed.arm({ point });
    const input = JSON.stringify({ agent: name, task: "Say hello" });
    const { body } = await ann.send(`[[script:obedient]] [[call run_agent ${input}]]`, { agentId: lead.id });
    const { id } = body.run;
    await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
    await staged.takeOver();
    await release(id);
    const stored = async () => {
      const [row] = await chat.look(
        `select r.status, (select count(*)::int from runs c where c.parent_run_id = r.id) as children,
           (select count(*)::int from runs c where c.parent_run_id = r.id and c.status = 'succeeded') as done,
           (select count(*)::int from tool_calls c where c.run_id = r.id and c.status = 'succeeded') as calls
         from runs r where r.id = $1`,
        [id],
      );
      return row;
    };
    await expect
      .poll(stored, { timeout: 30_000, interval: 200 })
      .toEqual({ status: "succeeded", children: 1, done: 1, calls: 1 });
  });

  it.each(handOverCases)("at $point, where an agent hands over to another one", async ({ point }) => {
    const { chat, current: doomed } = staged;
    const ann = AgentClient.of({ ...chat, url: doomed.url });
    const agent = `Helper ${newId().slice(-6)}`;
    await ann.published({ name: agent });
    const lead = await ann.published({ name: "Lead" });
    await doomed.arm({ point });
    const input = JSON.stringify({ agent, reason: "Why", brief: "What" });
    const { body } = await ann.send(`[[script:obedient]] [[call hand_over ${input}]]`, { agentId: lead.id });
    await expect.poll(() => doomed.isDead(), { timeout: 30_000 }).toBe(true);
    await staged.takeOver();
    await release(body.run.id);
    const stored = async () => {
      const [row] = await chat.look(
        `select r.status, r.model->'agent'->>'name' as agent, jsonb_array_length(r.hand_overs) as times,
           (select count(*)::int from audit_events e where e.run_id = r.id and e.act = 'run.handed_over') as recorded
         from runs r where r.id = $1`,
        [body.run.id],
      );
      return row;
    };
    await expect
      .poll(stored, { timeout: 30_000, interval: 200 })
      .toEqual({ status: "succeeded", agent, times: 1, recorded: 1 });
  });
});
