import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type McpServer, startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import { newId } from "#platform/server/ids.ts";
import type { Connection } from "../../contract/index.ts";
import { approve, callTool, offeredTo, toolsOf } from "../testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";
import { callIdKey } from "./with-mcp-server.ts";

let staged: Staged;
let mcp: McpServer;
let owner: ConnectionsClient;
let connection: Connection;

beforeAll(async () => {
  staged = await stageConnections();
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  mcp = await startMcpServer({ auth: "key", key: { value: "sk-secret", header: "X-Key" } });
  staged.outside.allowedOrigins.push(mcp.origin);
  owner = await ConnectionsClient.of(staged.server);
  connection = await owner.ask<Connection>("POST", "/connections", {
    ...{ kind: "mcp", name: "Customers", address: mcp.url },
    auth: { type: "key", key: "sk-secret", sentAs: { place: "header", name: "X-Key" } },
  });
});
afterEach(() => mcp[Symbol.asyncDispose]());

const find = { name: "Ada" };
const note = { customer: "Ada", note: "Called" };
const reading = {
  ...{ reads: "outside" as const, writes: false, irreversible: false, external: false, own: false },
  idempotent: true,
};

describe("a connection of MCP", () => {
  it("is ready, and none of its tools is on before an admin approves it", async () => {
    expect(connection).toMatchObject({
      state: "ready",
      host: mcp.origin,
      tools: { approved: 0, notApproved: 2 },
    });
    const tools = await toolsOf(owner, connection);
    expect(tools.map(({ toolName, state }) => [toolName, state])).toEqual([
      ["customers_add_note", "not_approved"],
      ["customers_find_customer", "not_approved"],
    ]);
    expect(await offeredTo(owner)).toEqual([]);
  });

  it("never says its key again", async () => {
    const { text } = await owner.call("GET", `/connections/${connection.id}`);
    expect(text).not.toContain("sk-secret");
    const rows = await staged.server.look("select * from connection_secrets");
    expect(JSON.stringify(rows)).not.toContain("sk-secret");
  });

  it("suggests facts by what the server claims, and takes the worst case without claims", async () => {
    mcp.tools = [mcp.tools[0], { name: "bare", inputSchema: { type: "object" } }].flatMap(
      (tool) => tool ?? [],
    );
    await owner.ask("POST", `/connections/${connection.id}/check`);
    const [bare, found] = await toolsOf(owner, connection);
    expect(found?.suggestedFacts).toMatchObject({ writes: false, irreversible: false, external: false });
    expect(bare?.suggestedFacts).toEqual({
      ...{
        reads: "workspace",
        writes: true,
        irreversible: true,
        external: true,
        own: false,
        idempotent: false,
      },
    });
  });
});

describe("an approved tool", () => {
  it("is offered with the confirmed facts, and called with the id of the call", async () => {
    await approve(owner, connection, "find_customer", reading);
    const [tool] = await offeredTo(owner);
    expect(tool).toMatchObject({
      ...{
        name: "customers_find_customer",
        source: "connections",
        outputTrust: "untrusted",
        idempotent: true,
      },
      facts: { reads: "outside", writes: false, egress: true, control: ["name"], content: [] },
      effect: "read",
    });
    const callId = newId();
    const output = await callTool(owner, "customers_find_customer", find, { callId });
    expect(output.content).toBe('find_customer was called with {"name":"Ada"}.');
    expect(mcp.calls).toMatchObject([{ name: "find_customer", input: find, meta: { [callIdKey]: callId } }]);
  });

  it("shows every argument, the connection and its host", async () => {
    await approve(owner, connection, "add-note");
    const [tool] = await offeredTo(owner);
    const shown = await tool?.show?.({} as never, { customer: "Ada", note: "One\nTwo" });
    expect(shown?.fields.map(({ label, value }) => [label, value])).toEqual([
      ["Connection", "Customers"],
      ["Host", mcp.origin],
      ["customer", "Ada"],
      ["note", "One\nTwo"],
    ]);
  });

  it("is offered although its server does not answer", async () => {
    await approve(owner, connection, "find_customer");
    mcp.misfortune = "silence";
    const before = mcp.requests.length;
    expect(await offeredTo(owner)).toHaveLength(1);
    expect(mcp.requests).toHaveLength(before);
  });

  it("is never offered in another workspace", async () => {
    await approve(owner, connection, "find_customer");
    expect(await offeredTo(await ConnectionsClient.of(staged.server))).toEqual([]);
    expect(await offeredTo(await owner.beside({ role: "member" }))).toHaveLength(1);
  });

  it("is off after its approval was withdrawn, also for a run that has it", async () => {
    const tool = await approve(owner, connection, "find_customer");
    const [kept] = await offeredTo(owner);
    await owner.ask("DELETE", `/connections/${connection.id}/tools/${tool.id}/approval`);
    expect(await offeredTo(owner)).toEqual([]);
    const context = { ctx: owner.ctx(), signal: new AbortController().signal, callId: newId() };
    await expect(kept?.run(context as never, find)).rejects.toMatchObject({ code: "tool.changed" });
    expect(mcp.calls).toEqual([]);
  });

  it("reports an error of the server as an error that others wrote", async () => {
    await approve(owner, connection, "find_customer");
    mcp.answer = () => ({ isError: true, content: [{ type: "text", text: "No such customer" }] });
    await expect(callTool(owner, "customers_find_customer", find)).rejects.toMatchObject({
      ...{ code: "connection.tool_error", message: "No such customer" },
    });
  });

  it("leaves open what happened when a change was sent and its answer does not come", async () => {
    await approve(owner, connection, "add-note");
    await approve(owner, connection, "find_customer", reading);
    mcp.answer = () => {
      throw new Error("The server dies.");
    };
    await expect(callTool(owner, "customers_add_note", note)).rejects.toMatchObject({
      code: "tool.outcome_unknown",
    });
    await expect(callTool(owner, "customers_find_customer", find)).rejects.toMatchObject({
      code: expect.stringMatching(/^connection\./),
    });
    expect(mcp.calls).toHaveLength(2);
  });

  it("gives text and data, and leaves pictures out with a note", async () => {
    await approve(owner, connection, "find_customer");
    mcp.answer = () => ({
      content: [
        { type: "text", text: "Ada" },
        { type: "image", data: "AAAA", mimeType: "image/png" },
        { type: "resource", resource: { uri: "file:///a", text: "inside" } },
      ],
      structuredContent: { id: 7 },
    });
    expect(await callTool(owner, "customers_find_customer", find)).toMatchObject({
      content: "Ada\n\n(A picture is left out: image/png)\n\nfile:///a\ninside",
      data: { id: 7 },
    });
  });
});

describe("health", () => {
  it("names what is wrong, in words, and recovers", async () => {
    mcp.misfortune = { status: 503 };
    const failed = await owner.ask<Connection>("POST", `/connections/${connection.id}/check`);
    expect(failed).toMatchObject({
      state: "failing",
      problem: { code: "connection.unreachable", message: "The server answered with status 503." },
    });
    mcp.misfortune = undefined;
    const ready = await owner.ask<Connection>("POST", `/connections/${connection.id}/check`);
    expect(ready).toMatchObject({ state: "ready", problem: null });
  });

  it("tells a wrong key, and a new one helps", async () => {
    await owner.ask("PATCH", `/connections/${connection.id}`, { key: "sk-wrong" });
    const refused = await owner.ask<Connection>("POST", `/connections/${connection.id}/check`);
    expect(refused.problem?.code).toBe("connection.refused");
    await owner.ask("PATCH", `/connections/${connection.id}`, { key: "sk-secret" });
    expect(await owner.ask("POST", `/connections/${connection.id}/check`)).toMatchObject({ state: "ready" });
  });
});

describe("deleting a connection", () => {
  it("takes its secrets and tools away", async () => {
    await approve(owner, connection, "find_customer");
    await owner.ask("DELETE", `/connections/${connection.id}`);
    expect(await offeredTo(owner)).toEqual([]);
    const left = await staged.server.look(
      "select connection_id from connection_secrets where connection_id = $1 union select connection_id from connection_tools where connection_id = $1",
      [connection.id],
    );
    expect(left).toEqual([]);
    expect((await owner.call("GET", `/connections/${connection.id}`)).status).toBe(404);
  });
});
