import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOcsfFault } from "#mocks/event-receiver/describe-ocsf-fault.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { EventExport } from "../../../contract/index.ts";
import { callerOf, createExportServer, join, noteEvents, signLog } from "../testing/export-server.ts";
import { beginWriting } from "./end-writing.ts";
import { eventExportFiles } from "./event-export-files.ts";
import { tidyEventExports } from "./tidy-event-exports.ts";
import { writeEventExport } from "./write-event-export.ts";

let server: TestServer;
const workspaceId = newId();
let owner: UserActor;
let member: UserActor;
let admin: UserActor;

beforeAll(async () => {
  server = await createExportServer();
  owner = await join(server, { workspaceId, role: "owner", name: "Olga Owner" });
  member = await join(server, { workspaceId, name: "Mark Member" });
  admin = await join(server, { isAdmin: true, role: "owner", name: "Ada Admin" });
  await noteEvents(server.as(member), {
    acts: ["tool_call.executed", "session.started", "admin.granted", "agent.created", "log.beat"],
  });
  await signLog(server);
  await noteEvents(server.as(owner), { acts: ["task.created"] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const path = "/exports";

async function request(actor: UserActor, body: object = {}) {
  return callerOf(server, actor)<EventExport>("POST", path, { form: "jsonl", ...body });
}

async function requested(actor: UserActor, body: object = {}) {
  const { status, text, body: one } = await request(actor, body);
  expect(status, text).toBe(202);
  return one;
}

const write = (actor: UserActor, id: string) =>
  writeEventExport.perform(server.system, { workspaceId: actor.workspaceId, id });
const list = async (actor: UserActor) =>
  (await callerOf(server, actor)<{ items: EventExport[] }>("GET", path)).body.items;
const download = (actor: UserActor, id: string) => callerOf(server, actor)("GET", `${path}/${id}/download`);
const remove = (actor: UserActor, id: string) => callerOf(server, actor)("DELETE", `${path}/${id}`);

async function written(actor: UserActor, body: object = {}) {
  const { id } = await requested(actor, body);
  await write(actor, id);
  const { text } = await download(actor, id);
  expect((await remove(actor, id)).status).toBe(204);
  return text;
}

const byMember = () => ({ filter: { who: member.userId } });

describe("an export of events", () => {
  it("has the recorded bytes of what the filter finds, newest first, with their places", async () => {
    const lines = (await written(owner, byMember()))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ envelope }) => envelope.act)).toEqual([
      ...["log.beat", "agent.created", "admin.granted", "session.started", "tool_call.executed"],
    ]);
    expect(lines[0].log).toEqual({ origin: expect.stringContaining("adjutant.example.com/"), index: 4 });
    const [bytes] = await server.look<{ text: string }>(
      "select convert_from(envelope, 'UTF8') as text from audit_events where id = $1",
      [lines[0].envelope.id],
    );
    expect(JSON.stringify(lines[0].envelope)).toBe(bytes?.text);
  });

  it("says of an event without a place that it has none", async () => {
    const text = await written(owner, { filter: { act: "task.created" } });
    expect(JSON.parse(text)).toMatchObject({ log: null, envelope: { act: "task.created" } });
  });

  it("as CSV holds no formula", async () => {
    const lines = (await written(owner, { form: "csv", ...byMember() })).split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^number,time,act,outcome/);
    expect(lines[1]).toContain("thing:=cmd()");
    for (const line of lines.slice(1)) expect(line).not.toMatch(/(^|,)"?[=+@]/);
  });

  it("as CSV names who acted, as the page of the log does", async () => {
    const [head = "", first = ""] = (await written(owner, { form: "csv", ...byMember() })).split("\r\n");
    expect(head).toMatch(/,actor_name,on_behalf_of_name,target_names$/);
    expect(first).toContain(",Mark Member,");
  });

  it("in the form of OCSF has the class of each event and its proof", async () => {
    const text = await written(owner, { form: "ocsf", ...byMember() });
    const events = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events.map(describeOcsfFault)).toEqual(events.map(() => undefined));
    expect(events.map(({ class_uid }) => class_uid)).toEqual([6002, 3004, 3005, 3002, 6003]);
    expect(events[0].metadata).toMatchObject({ sequence: 4, profiles: ["record_integrity"] });
    expect(events[0].unmapped.log).toMatchObject({
      index: 4,
      size: 5,
      root: expect.stringMatching(/^\w{64}$/),
    });
  });

  it("without a match is an empty file, and later events are not in it", async () => {
    const one = await requested(owner, { filter: { act: "task.deleted" } });
    await noteEvents(server.as(owner), { acts: ["task.deleted"] });
    await write(owner, one.id);
    expect((await download(owner, one.id)).text).toBe("");
    expect((await list(owner))[0]).toMatchObject({ state: "ready", doneCount: 0, share: 1, sizeBytes: 0 });
    await remove(owner, one.id);
  });

  it("of more events than are read at once has each of them once", async () => {
    const acts = Array.from({ length: 2_300 }, () => "thing.made" as const);
    await noteEvents(server.as(owner), { acts });
    const text = await written(owner, { filter: { act: "thing.made" } });
    const ids = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).envelope.id);
    expect(new Set(ids).size).toBe(2_300);
    expect(ids).toHaveLength(2_300);
  });
});

describe("who exports events", () => {
  it("is an owner for those of the workspace, but no member", async () => {
    expect((await request(member)).body.error?.code).toBe("auth.forbidden");
    expect((await request(owner, { scope: "installation" })).body.error?.code).toBe("auth.forbidden");
  });

  it("is an admin for those of the installation, whose log says so", async () => {
    await written(admin, { scope: "installation", filter: { act: "log.beat" } });
    const acts = await server.look<{ act: string }>(
      "select act from audit_events where workspace_id = '00000000-0000-0000-0000-000000000000' and act like 'event_export.%' order by number",
    );
    expect(acts.map(({ act }) => act)).toEqual(
      ["requested", "begun", "written", "downloaded", "removed"].map((verb) => `event_export.${verb}`),
    );
  });

  it("is nobody else for an export that exists: it is its person's alone", async () => {
    const { id } = await requested(owner);
    await write(owner, id);
    const other = await join(server, { workspaceId, role: "owner", name: "Otto Owner" });
    expect(await list(other)).toEqual([]);
    expect((await download(other, id)).body.error?.code).toBe("event_export.not_found");
    expect((await remove(other, id)).body.error?.code).toBe("event_export.not_found");
    await remove(owner, id);
  });

  it("is nobody whose rights ended before it was written, or before the download", async () => {
    const late = await join(server, { workspaceId, role: "owner", name: "Lea Late" });
    const [first, second] = [await requested(late), await requested(late)];
    await write(late, first.id);
    await server.look("update memberships set role = 'member' where user_id = $1", [late.userId]);
    await write(late, second.id);
    expect((await list(late)).map(({ state, problem }) => [state, problem])).toContainEqual([
      "failed",
      "not_permitted",
    ]);
    expect((await download({ ...late, role: "member" }, first.id)).body.error?.code).toBe("auth.forbidden");
  });
});

describe("the life of an export", () => {
  it("allows three that are being made", async () => {
    const some = [await requested(owner), await requested(owner), await requested(owner)];
    expect((await request(owner)).body.error?.code).toBe("event_export.too_many_open");
    for (const { id } of some) await remove(owner, id);
  });

  it("begins again after its writer was killed, and is given up after five of them", async () => {
    const { id } = await requested(owner);
    const key = { workspace_id: workspaceId, id };
    await beginWriting(server.system, key);
    await write(owner, id);
    expect((await list(owner))[0]).toMatchObject({ id, state: "ready" });
    const bad = await requested(owner);
    for (let time = 0; time < 6; time++) {
      await beginWriting(server.system, { workspace_id: workspaceId, id: bad.id });
    }
    expect((await list(owner))[0]).toMatchObject({ id: bad.id, state: "failed", problem: "interrupted" });
    await remove(owner, id);
    await remove(owner, bad.id);
  });

  it("ends with its cancellation: a writer that still works stores nothing", async () => {
    const { id } = await requested(owner);
    const row = await beginWriting(server.system, { workspace_id: workspaceId, id });
    expect(row).toBeDefined();
    await remove(owner, id);
    await write(owner, id);
    expect(await list(owner)).toEqual([]);
  });

  it("is over after 72 hours: then its file is gone", async () => {
    const { id } = await requested(owner);
    await write(owner, id);
    const key = eventExportFiles.keyOf({ workspace_id: workspaceId, id });
    expect(await server.services.blobs.exists(key)).toBe(true);
    await server.look("update event_exports set expires_at = now() - interval '1 second' where id = $1", [
      id,
    ]);
    expect((await download(owner, id)).body.error?.code).toBe("event_export.not_found");
    await tidyEventExports.perform(server.system, {});
    expect(await server.services.blobs.exists(key)).toBe(false);
    expect(await list(owner)).toEqual([]);
  });
});
