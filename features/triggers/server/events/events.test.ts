import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, personOf } from "#features/chat/server/testing.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import type { CreateTrigger, Firing } from "../../contract/index.ts";
import { createTriggerServer, TriggerClient } from "../testing/create-trigger-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createTriggerServer({ modules: [tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const onTask = (contains: string | null = null): CreateTrigger["start"] => ({
  ...{ kind: "event", event: "task.assigned", contains },
});

/** A task for oneself. */
const addTask = (client: TriggerClient, title: string, more = {}) =>
  client.call("POST", "/api/v1/tasks", { title, ...more });

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
    expect(question?.parts[0]).toMatchObject({ type: "material", title: "What happened", integrity: "user" });
    expect(JSON.stringify(question?.parts[0])).toContain("Call the printer");
    expect(await ann.firings(ofAnn.id)).toEqual([]);
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
