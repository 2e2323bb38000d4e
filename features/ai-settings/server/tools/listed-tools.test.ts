import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatClient, type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import {
  catalogueTool,
  defineTool,
  registerCatalogueSource,
  registerTool,
  type ToolFacts,
} from "#features/tools/server/index.ts";
import type { ListedTool, ToolList } from "../../contract/index.ts";
import { aiSettingsModule } from "../module.ts";
import { browserOf } from "../testing/ai-server.ts";

let server: ChatServer;
let admin: ChatClient;
const desk = { isSilent: false };
/** Whether each reading of another source was inside a transaction. */
const readInside: boolean[] = [];
const ofAll = "/api/v1/admin/ai-settings/tools";
const ofWorkspace = "/api/v1/ai-settings/tools";

const inside: ToolFacts = {
  ...{ reads: "workspace", writes: true, egress: false, irreversible: false, external: false, own: false },
  ...{ control: [], content: [], undo: "It is put back." },
};
const tool = (name: string, facts?: ToolFacts) =>
  defineTool({
    ...{ name, title: "Test", description: "For tests.", input: { jsonSchema: { type: "object" } } },
    ...{ effect: "write", idempotent: true, outputTrust: "untrusted", timeoutMs: 1_000 },
    ...(facts ? { facts } : {}),
    describe: () => "",
    run: async () => ({ content: "", summary: "" }),
  });

beforeAll(async () => {
  server = await createOwnChatServer({ modules: [aiSettingsModule] });
  registerTool(server.services, "test", tool("put_away", inside));
  registerTool(
    server.services,
    "test",
    tool("send_off", { ...inside, egress: true, external: true, undo: null }),
  );
  registerTool(server.services, "test", tool("note_down", { ...inside, own: true }));
  registerCatalogueSource(server.services, {
    name: "desk",
    toolsFor: () => {
      if (desk.isSilent) throw new Error("The source is away.");
      return [catalogueTool("desk", tool("desk_find"))];
    },
  });
  registerCatalogueSource(server.services, {
    name: "shelf",
    toolsFor: ({ isInTransaction }) => {
      readInside.push(isInTransaction);
      return [];
    },
  });
  admin = browserOf(server, { isAdmin: true });
});
afterAll(() => server[Symbol.asyncDispose]());

it("are listed by their title, with whether somebody else could approve", async () => {
  const { items, hasOtherDecider } = await admin.get<ToolList>(ofWorkspace);
  const titles = items.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, "en")));
  expect(hasOtherDecider).toBe(false);
  const colleague = browserOf(server, { workspaceId: admin.person.workspaceId, role: "admin" });
  await colleague.get(ofWorkspace);
  expect((await admin.get<ToolList>(ofWorkspace)).hasOtherDecider).toBe(true);
  expect((await admin.get<ToolList>(ofAll)).hasOtherDecider).toBeNull();
});

const listed = async (path: string, name: string) =>
  (await admin.get<{ items: ListedTool[] }>(path)).items.find((item) => item.name === name);

describe("a listed tool says what the gate does by default", () => {
  it.each([
    ["calculate", "allow", "allow", "It only reads, and sends nothing out."],
    ["note_down", "allow", "allow", "Only you see it, and you can take it back."],
    [
      "put_away",
      "allow",
      "ask",
      "It stays in your workspace, can be taken back, and nothing from outside was read before.",
    ],
    ["send_off", "ask", "ask", "It can reach people outside your workspace."],
    ["desk_find", "ask", "ask", "It can reach people outside your workspace."],
  ])("%s: %s, and %s with text from outside in view", async (name, clean, outside, why) => {
    expect(await listed(ofWorkspace, name)).toMatchObject({
      behaviour: { default: { clean: { outcome: clean, why }, outside: { outcome: outside } } },
    });
  });

  it("whatever is set for it", async () => {
    await admin.call("PUT", ofAll, { name: "put_away", mode: "ask" });
    expect(await listed(ofAll, "put_away")).toMatchObject({
      ...{ mode: "ask", installation: null },
      behaviour: { default: { clean: { outcome: "allow" } } },
    });
  });
});

it("in mode automatic it asks all the same once text from outside could make the assistant act", async () => {
  const sending = await listed(ofWorkspace, "send_off");
  expect(sending?.behaviour.automatic).toEqual({
    clean: { outcome: "allow", why: "An admin lets this tool run by itself." },
    outside: { outcome: "ask", why: expect.stringContaining("read text from outside") },
  });
});

describe("a tool of a connection", () => {
  it("is shown to its workspace with its facts, and is the worst where nothing was declared", async () => {
    expect(await listed(ofWorkspace, "desk_find")).toMatchObject({
      isBuiltIn: false,
      facts: {
        reads: "workspace",
        writes: true,
        egress: true,
        irreversible: true,
        external: true,
        undo: null,
      },
    });
  });

  it("has no mode for the installation: another workspace may use its name for something else", async () => {
    expect(await listed(ofAll, "desk_find")).toBeUndefined();
    expect(
      (await admin.call("PUT", ofAll, { name: "desk_find", mode: "automatic", hash: "any" })).status,
    ).toBe(404);
  });

  it("can be reached again later where its source is silent, and is not said to be missing", async () => {
    desk.isSilent = true;
    const put = { name: "desk_find", mode: "ask" };
    const { status, body } = await admin.call("PUT", ofWorkspace, put);
    desk.isSilent = false;
    expect({ status, body }).toMatchObject({
      ...{ status: 503, body: { error: { code: "tool_mode.unreachable" } } },
    });
    expect((await admin.call("PUT", ofWorkspace, put)).status).toBe(204);
  });

  it("gets a mode without other sources being read while the lock of the modes is held", async () => {
    const hash = (await listed(ofWorkspace, "desk_find"))?.hash;
    readInside.length = 0;
    const { status } = await admin.call("PUT", ofWorkspace, { name: "desk_find", mode: "automatic", hash });
    expect(status).toBe(204);
    expect(readInside).toEqual([false]);
  });

  it("is sealed in the audit trail, because its name is free text", async () => {
    expect((await admin.call("PUT", ofWorkspace, { name: "desk_find", mode: "off" })).status).toBe(204);
    const [event] = await server.look<{ envelope: string; sealed: Buffer | null }>(
      `select convert_from(envelope, 'utf8') as envelope, sealed from audit_events
       where workspace_id = $1 and act = 'tool.mode_set' order by number desc limit 1`,
      [admin.person.workspaceId],
    );
    expect(event?.envelope).toContain('"off"');
    expect(event?.envelope).not.toContain("desk_find");
    expect(event?.sealed).not.toBeNull();
  });
});
