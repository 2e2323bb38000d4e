import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ChatServer, personOf } from "#features/chat/server/testing.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { defineTool, registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { Module } from "#platform/server/module.ts";
import type { CreateTrigger, Firing } from "../../contract/index.ts";
import { createTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";
import { aboutMail, aboutTask } from "./about-events.ts";

/** A tool that asks a system outside: allowed without a question until something of elsewhere was read. */
const askOutside = defineTool({
  ...{ name: "ask_outside", title: "Ask outside", description: "For tests." },
  input: z.object({ words: z.string() }),
  facts: { ...harmlessFacts("words"), egress: true },
  ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
  describe: () => "Asking outside",
  run: async () => ({ content: "Asked", summary: "Asked" }),
});
const outsideModule: Module = {
  name: "outside",
  start: async (services) => registerTool(services, "outside", askOutside),
};

let server: ChatServer;
beforeAll(async () => {
  server = await createTriggerServer({ modules: [tasksModule, outsideModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const onTask = (contains: string | null = null): CreateTrigger["start"] => ({
  ...{ kind: "event", event: "task.assigned", contains },
});

/** A task for oneself. */
const addTask = (client: TriggerClient, title: string, more = {}) =>
  client.call<{ id: string }>("POST", "/api/v1/tasks", { title, ...more });

/** Waits until every event of the workspace was delivered. */
const delivered = ({ person }: TriggerClient) =>
  expect
    .poll(() => server.look("select 1 from event_deliveries where workspace_id = $1", [person.workspaceId]), {
      timeout: 20_000,
    })
    .toEqual([]);

describe("an event", () => {
  it("starts the trigger of whom it concerns, with what happened as material", async () => {
    const ann = TriggerClient.on(server);
    const bob = new TriggerClient(server, personOf(ann.person.workspaceId));
    await bob.get("/api/v1/tasks");
    const { trigger } = await bob.create({ start: onTask() });
    const { trigger: ofAnn } = await ann.create({ start: onTask() });
    await addTask(ann, "Call the printer", { body: "Before noon", assigneeId: bob.person.userId });
    await delivered(ann);
    const [firing] = await bob.firings(trigger.id);
    expect(firing).toMatchObject({ cause: "event", outcome: "started" });
    const [question] = await bob.messages(firing?.conversationId ?? "");
    expect(question?.parts[0]).toMatchObject({
      type: "material",
      title: "What happened",
      integrity: "organization",
    });
    expect(JSON.stringify(question?.parts[0])).toContain("Call the printer");
    expect(await ann.firings(ofAnn.id)).toEqual([]);
  });

  it("that somebody who has left caused is from outside", async () => {
    const ann = TriggerClient.on(server);
    const bob = new TriggerClient(server, personOf(ann.person.workspaceId));
    await bob.get("/api/v1/tasks");
    const { body: task } = await addTask(ann, "Call them", { assigneeId: bob.person.userId });
    await server.look("delete from memberships where user_id = $1", [ann.person.userId]);
    const { workspaceId, userId } = bob.person;
    const about = await query(server.system, (ctx) =>
      aboutTask(ctx, { workspaceId, id: task.id }, userId, () => "A task was created."),
    );
    expect(about).toMatchObject({ integrity: "external" });
  });

  it("keeps who may read the task: its run asks before text leaves", async () => {
    const ann = TriggerClient.on(server);
    const question = `[[script:obedient]] [[call ask_outside ${JSON.stringify({ words: "the plan" })}]]`;
    const { trigger } = await ann.create({ question, start: onTask() });
    const { body: task } = await addTask(ann, "The plan of the other conversation");
    await delivered(ann);
    const [firing] = await ann.firings(trigger.id);
    const runId = firing?.run?.id ?? "";
    const statusOfRun = async () => (await ann.run(runId)).status;
    await expect.poll(statusOfRun, { timeout: 20_000 }).toMatch(/waiting|succeeded|failed/);
    const calls = await server.look(
      "select status, decision #>> '{policy,rule}' as rule, readers from tool_calls where run_id = $1",
      [runId],
    );
    const readers = [`conversation:${firing?.conversationId}`, `task:${task.id}`];
    expect(calls).toEqual([{ status: "proposed", rule: "other_conversation", readers }]);
  });

  it("whose title does not contain the filter starts nothing, nor does one while it is paused", async () => {
    const ann = TriggerClient.on(server);
    const { trigger } = await ann.create({ start: onTask("invoice"), overlap: "start" });
    await addTask(ann, "Buy milk");
    await addTask(ann, "Pay the INVOICE");
    await delivered(ann);
    expect(await ann.firings(trigger.id)).toHaveLength(1);
    await ann.act(trigger.id, "pause");
    await addTask(ann, "Another invoice");
    await delivered(ann);
    expect(await ann.firings(trigger.id)).toHaveLength(1);
  });
});

describe("what happened to a mail", () => {
  it("is for those alone who may read the mail", async () => {
    const { person } = TriggerClient.on(server);
    const { workspaceId, userId } = person;
    const id = newId();
    await server.look(
      `insert into outgoing_mails (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to,
        subject, body, integrity, readers, state, release_at, due_at)
      values ($1, $2, $3, '{kim@customer.test}', '{}', '{}', '', 'The plan', 'Dear Kim', 'user', $4, 'failed', now(), now())`,
      [workspaceId, id, userId, ["collection:1"]],
    );
    const about = await query(server.system, (ctx) => aboutMail(ctx, { workspaceId, id }, userId));
    expect(about).toMatchObject({ title: "The plan", integrity: "untrusted", readers: ["collection:1"] });
  });
});

describe("what a trigger's own run does", () => {
  const call = (title: string) =>
    `[[script:tool-call tool=create_task input=${JSON.stringify({ title: title.replaceAll(" ", "_") })}]]`;

  it("starts it no more, and the refusal says why", async () => {
    const ann = TriggerClient.on(server);
    const { trigger } = await ann.create({ question: call("Follow up"), start: onTask(), overlap: "start" });
    await addTask(ann, "The first");
    await expect
      .poll(async () => codes(await ann.firings(trigger.id)), { timeout: 20_000 })
      .toEqual(["trigger.loop", null]);
    await delivered(ann);
    expect(await ann.firings(trigger.id)).toHaveLength(2);
    expect(await ann.trigger(trigger.id)).toMatchObject({ status: "active" });
  });

  it("starts it no more by way of another trigger either", async () => {
    const ann = TriggerClient.on(server);
    const [one, other] = [newId(), newId()];
    const a = await ann.create({ question: call(`to-${other}`), start: onTask(one), overlap: "start" });
    const b = await ann.create({ question: call(`to-${one}`), start: onTask(other), overlap: "start" });
    await addTask(ann, `to ${one}`);
    await expect
      .poll(async () => codes(await ann.firings(a.trigger.id)), { timeout: 20_000 })
      .toEqual(["trigger.loop", null]);
    expect(codes(await ann.firings(b.trigger.id))).toEqual([null]);
  });
});

const codes = (firings: Firing[]) => firings.map(({ reason }) => reason?.code ?? null);
