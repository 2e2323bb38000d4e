import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Tool, type ToolContext, toolsFor } from "#features/tools/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import type { Label } from "#platform/contract/label.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { tasksModule } from "../module.ts";
import { assignTask } from "./assign-task.tool.ts";
import { createTaskTool } from "./create-task.tool.ts";
import { momentOf } from "./due-at.ts";
import { listTasksTool } from "./list-tasks.tool.ts";
import { updateSharedTask, updateTask } from "./update-task.tool.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule, toolsModule, tasksModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const untrusted: Label = { integrity: "untrusted", readers: ["conversation:1"] };

async function newPerson(workspaceId?: string, role: WorkspaceRole = "owner"): Promise<UserActor> {
  const person = createUserActor({
    email: `${newId()}@example.com`,
    role,
    ...(workspaceId ? { workspaceId } : {}),
  });
  await storePerson(server, person);
  await server.look("update auth.users set email = $2 where id = $1", [person.userId, person.email]);
  return person;
}

const ctxOf = (person: UserActor) => server.as({ type: "agent", runId: newId(), person });

function contextOf(person: UserActor, label: Label = { integrity: "user", readers: [] }): ToolContext {
  return {
    ...{ ctx: ctxOf(person), signal: new AbortController().signal, runId: newId(), conversationId: null },
    ...{ timeZone: "Europe/Vienna", said: [], asked: [], callId: newId(), label },
  };
}

const rowOf = async (id: string) => {
  const [row] = await server.look("select * from tasks where id = $1", [id]);
  return row;
};

async function undo<Input>(
  tool: Tool<Input>,
  person: UserActor,
  id: string,
  input: Input,
  data: unknown = null,
) {
  return tool.undo?.(ctxOf(person), { id, input, data: data as never });
}

describe("the tools of tasks", () => {
  it("say who sees their effect", async () => {
    const tools = await toolsFor(ctxOf(await newPerson()));
    const own = tools.filter(({ facts }) => facts.writes).map(({ name, facts }) => [name, facts.own]);
    expect(own).toEqual([
      ["assign_task", false],
      ["create_task", true],
      ["update_shared_task", false],
      ["update_task", true],
    ]);
  });

  it("create one task a call, with its label and where it comes from; Undo deletes it while it is unchanged", async () => {
    const ann = await newPerson();
    const context = contextOf(ann, untrusted);
    const input = { title: "Read the report", due_at: "2026-11-30" };
    await createTaskTool.run(context, input);
    await createTaskTool.run(context, input);
    expect(await rowOf(context.callId)).toMatchObject({
      ...{ requester_id: ann.userId, assignee_id: ann.userId, title: "Read the report" },
      ...{ integrity: "untrusted", readers: ["conversation:1"] },
      ...{ source_run_id: context.runId, source_call_id: context.callId },
      due_at: new Date("2026-11-30T22:59:00Z"),
    });
    expect(await undo(createTaskTool, ann, context.callId, input)).toBe("The task was deleted.");
    expect(await undo(createTaskTool, ann, context.callId, input)).toBe("The task was deleted.");
    expect(await rowOf(context.callId)).toBeUndefined();
  });

  it("do not undo a task that was changed since", async () => {
    const ann = await newPerson();
    const context = contextOf(ann);
    await createTaskTool.run(context, { title: "One" });
    await updateTask.run(contextOf(ann), { id: context.callId, state: "in_progress" });
    await expect(undo(createTaskTool, ann, context.callId, { title: "One" })).rejects.toMatchObject({
      ...{ name: "ToolError", message: "This task was changed in the meantime. Load it again." },
    });
  });

  it.each([
    ["a colleague", "member", "organization"],
    ["a guest", "guest", "external"],
    ["somebody who has left", null, "external"],
  ])("list what %s asked for with the integrity of their words", async (_who, role, integrity) => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    await assignTask.run(contextOf(ann), { assignee: bob.email, title: "Check the offer" });
    await (role
      ? server.look("update memberships set role = $2 where user_id = $1", [ann.userId, role])
      : server.look("delete from memberships where user_id = $1", [ann.userId]));
    expect((await listTasksTool.run(contextOf(bob), {})).label).toMatchObject({ integrity });
  });

  it("give a task to a colleague by address, who reads it, and to nobody outside", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const context = contextOf(ann, untrusted);
    const input = { assignee: bob.email.toUpperCase(), title: "Check the offer" };
    const shown = await assignTask.show?.(context, input);
    expect([shown?.act, shown?.warnings]).toEqual([`Give a task to ${bob.email}, who sees it at once`, []]);
    await assignTask.run(context, input);
    expect(await rowOf(context.callId)).toMatchObject({
      ...{ assignee_id: bob.userId, integrity: "untrusted", readers: [`task:${context.callId}`] },
    });
    const stranger = await newPerson();
    const wrong = { ...input, assignee: stranger.email };
    expect((await assignTask.show?.(context, wrong))?.warnings).toEqual([
      "Nobody with this address works in your workspace.",
    ]);
    await expect(assignTask.run(contextOf(ann), wrong)).rejects.toMatchObject({
      code: "task.no_such_person",
    });
  });

  it.each(["guest", "auditor"] as const)("give no task to the address of a %s", async (role) => {
    const ann = await newPerson();
    const other = await newPerson(ann.workspaceId, role);
    const input = { assignee: other.email, title: "Check the offer" };
    expect((await assignTask.show?.(contextOf(ann), input))?.warnings).toEqual([
      "Nobody with this address works in your workspace.",
    ]);
    const context = contextOf(ann);
    await expect(assignTask.run(context, input)).rejects.toMatchObject({ code: "task.no_such_person" });
    expect(await rowOf(context.callId)).toBeUndefined();
  });

  it("change a task, and Undo restores it unless it was changed since", async () => {
    const ann = await newPerson();
    const { callId: id } = contextOf(ann);
    await createTaskTool.run({ ...contextOf(ann), callId: id }, { title: "One", body: "First" });
    const input = { id, title: "Two", state: "done" as const, due_at: "2026-11-30" };
    const { data } = await updateTask.run(contextOf(ann), input);
    expect(await rowOf(id)).toMatchObject({ title: "Two", body: "First", state: "done", version: 2 });
    expect(await undo(updateTask, ann, newId(), input, data)).toBe("The task has its former values back.");
    expect(await rowOf(id)).toMatchObject({
      title: "One",
      body: "First",
      state: "open",
      due_at: null,
      version: 3,
    });
    await expect(undo(updateTask, ann, newId(), input, data)).rejects.toMatchObject({ name: "ToolError" });
  });

  it("say when a task is due as the person's clock will show it: to the model, in the chat, on the card", async () => {
    const ann = await newPerson();
    const input = { title: "Call Kim", due_at: "2026-11-25T09:00" };
    const words = "Wednesday, 25 November 2026 at 09:00 (Europe/Vienna)";
    const { content, summary } = await createTaskTool.run(contextOf(ann), input);
    expect(content).toContain(`is on the page Tasks (/tasks), due ${words}.`);
    expect(summary).toBe(`“Call Kim” is on your list, due ${words}`);
    const shown = await createTaskTool.show?.(contextOf(ann), input);
    expect(shown?.fields.find(({ argument }) => argument === "due_at")?.value).toBe(words);
    expect((await listTasksTool.run(contextOf(ann), {})).content).toContain(`due ${words}`);
    const wholeDay = await createTaskTool.run(contextOf(ann), { title: "Report", due_at: "2026-11-30" });
    expect(wholeDay.summary).toBe("“Report” is on your list, due Monday, 30 November 2026");
  });

  it("keep tasks with a colleague apart from one's own", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const context = contextOf(ann);
    await assignTask.run(context, { assignee: bob.email, title: "Check" });
    const input = { id: context.callId, state: "in_progress" as const };
    await expect(updateTask.run(contextOf(bob), input)).rejects.toMatchObject({ code: "task.has_colleague" });
    const { data } = await updateSharedTask.run(contextOf(bob), input);
    expect(await rowOf(context.callId)).toMatchObject({ state: "in_progress" });
    await undo(updateSharedTask, bob, newId(), input, data);
    expect(await rowOf(context.callId)).toMatchObject({ state: "open" });
  });

  it("show which task a change is about, whose it is, and each new value in words", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const context = contextOf(ann);
    await assignTask.run(context, { assignee: bob.email, title: "Check the offer" });
    const input = { id: context.callId, state: "in_progress" as const, due_at: "2026-11-25T09:00" };
    const shown = await updateSharedTask.show?.(contextOf(ann), input);
    expect(shown?.act).toBe("Change the task “Check the offer”");
    expect(shown?.fields.map(({ label, value }) => [label, value])).toEqual([
      ["Task", "Check the offer"],
      ["Asked for by", ann.email],
      ["Done by", bob.email],
      ["New state", "in progress"],
      ["New due", "Wednesday, 25 November 2026 at 09:00 (Europe/Vienna)"],
    ]);
    const stranger = await updateSharedTask.show?.(contextOf(await newPerson()), input);
    expect([stranger?.act, stranger?.warnings]).toEqual([
      "Change a task",
      ["The person has no task with this id."],
    ]);
    const none = await updateTask.show?.(contextOf(ann), { id: context.callId, due_at: null });
    expect(none?.fields.at(-1)?.value).toBe("no day");
  });

  it("repeat a title with the label of who wrote it, also in a conversation that has read nothing", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    const context = contextOf(ann, untrusted);
    await assignTask.run(context, { assignee: bob.email, title: "From a page" });
    const change = { id: context.callId, state: "done" as const };
    expect((await updateSharedTask.run(contextOf(bob), change)).label).toEqual({
      ...{ integrity: "untrusted", readers: [`task:${context.callId}`] },
    });
  });

  it("list tasks with the label of who wrote them", async () => {
    const ann = await newPerson();
    const bob = await newPerson(ann.workspaceId);
    await createTaskTool.run(contextOf(bob), { title: "Own", priority: "high" });
    expect((await listTasksTool.run(contextOf(bob), {})).label).toMatchObject({ integrity: "user" });
    await assignTask.run(contextOf(ann), { assignee: bob.email, title: "From Ann" });
    const output = await listTasksTool.run(contextOf(bob), {});
    expect(output.label).toMatchObject({ integrity: "organization" });
    expect(output.content).toContain("- Own (state open, priority high; id ");
    expect(output.content).toContain(`asked for by ${ann.email}, done by ${bob.email}`);
    await createTaskTool.run(contextOf(bob, untrusted), { title: "From a page" });
    expect((await listTasksTool.run(contextOf(bob), {})).label).toMatchObject({ integrity: "untrusted" });
    expect((await listTasksTool.run(contextOf(ann), {})).content).toBe("There are no such tasks.");
    expect((await listTasksTool.run(contextOf(ann), { view: "given" })).summary).toBe("1 task");
  });
});

it.each([
  ["2026-07-01", "Europe/Vienna", "2026-07-01T21:59:00.000Z"],
  ["2026-12-01", "America/New_York", "2026-12-02T04:59:00.000Z"],
  ["2026-11-25T09:00", "Europe/Vienna", "2026-11-25T08:00:00.000Z"],
  ["2026-11-25T09:00:30", "Asia/Kolkata", "2026-11-25T03:30:30.000Z"],
  // The clocks go forward at 2 and back at 3.
  ["2026-03-29T04:00", "Europe/Vienna", "2026-03-29T02:00:00.000Z"],
  ["2026-10-25T01:30", "Europe/Vienna", "2026-10-24T23:30:00.000Z"],
  // In New York they do so on other days, at 2.
  ["2026-03-08T01:30", "America/New_York", "2026-03-08T06:30:00.000Z"],
  ["2026-03-08T03:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
  ["2026-11-01T00:30", "America/New_York", "2026-11-01T04:30:00.000Z"],
  ["2026-11-01T03:00", "America/New_York", "2026-11-01T08:00:00.000Z"],
  ["2026-12-01T15:00:00+01:00", "UTC", "2026-12-01T14:00:00.000Z"],
])("%s in %s is due at %s", (due, zone, moment) => expect(momentOf(due, zone)).toBe(moment));
