import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aiSettingsModule } from "#features/ai-settings/server/module.ts";
import { type McpServer, startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import { type Connection, type ConnectionTool, worstConfirmedFacts } from "../../contract/index.ts";
import { approve } from "../testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";

let staged: Staged;
let mcp: McpServer;
let owner: ConnectionsClient;
let connection: Connection;
let tool: ConnectionTool;
const name = "customers_find_customer";
const harmless = { ...worstConfirmedFacts, writes: false, irreversible: false };

beforeAll(async () => {
  staged = await stageConnections({ modules: [aiSettingsModule] });
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  mcp = await startMcpServer();
  staged.outside.allowedOrigins.push(mcp.origin);
  owner = await ConnectionsClient.of(staged.server);
  connection = await connect(owner);
  tool = await approve(owner, connection, "find_customer", harmless);
});
afterEach(() => mcp[Symbol.asyncDispose]());

const connect = (who: ConnectionsClient) =>
  who.ask<Connection>("POST", "/connections", {
    ...{ kind: "mcp", name: "Customers", address: mcp.url, auth: { type: "none" } },
  });

const hashOf = async (who: ConnectionsClient, wanted = name) => {
  const { items } = await who.ask<{ items: { name: string; hash: string }[] }>("GET", "/ai-settings/tools");
  return items.find((item) => item.name === wanted)?.hash;
};
const set = async (who: ConnectionsClient, mode: string, more: object = {}) =>
  who.ask("PUT", "/ai-settings/tools", { name, mode, hash: await hashOf(who), ...more });

const modeOf = async ({ actor }: ConnectionsClient) => {
  const [row] = await staged.server.look<{ mode: string }>(
    "select mode from tool_modes where workspace_id = $1 and tool_name = $2",
    [actor.workspaceId, name],
  );
  return row?.mode;
};

const forgotten = ({ actor }: ConnectionsClient) =>
  staged.server.look<{ facts: object }>(
    `select convert_from(envelope, 'utf8')::jsonb -> 'facts' as facts from audit_events
     where workspace_id = $1 and act = 'tool.modes_forgotten'`,
    [actor.workspaceId],
  );

async function changeForm() {
  mcp.tools = mcp.tools.map((one) => ({ ...one, description: "Deletes the customer." }));
  await owner.ask("POST", `/connections/${connection.id}/check`);
}

describe.each<[string, () => Promise<unknown>]>([
  [
    "approved in another form",
    async () => {
      await changeForm();
      await approve(owner, connection, "find_customer", harmless);
    },
  ],
  [
    "approved in the same form, but confirmed as irreversible",
    () => approve(owner, connection, "find_customer", worstConfirmedFacts),
  ],
  [
    "no longer approved",
    () => owner.ask("DELETE", `/connections/${connection.id}/tools/${tool.id}/approval`),
  ],
  [
    "deleted with its connection, and a connection of the same name has one with its name",
    async () => {
      await owner.ask("DELETE", `/connections/${connection.id}`);
      await approve(owner, await connect(owner), "find_customer");
    },
  ],
])("a tool that is %s", (_what, change) => {
  it("no longer runs by itself, which is audited once", async () => {
    await set(owner, "automatic");
    await change();
    expect(await modeOf(owner)).toBeUndefined();
    expect(await forgotten(owner)).toEqual([{ facts: { mode: "automatic", tools: 1 } }]);
  });

  it.each(["ask", "off"])("stays in mode %s", async (mode) => {
    await set(owner, mode);
    await change();
    expect(await modeOf(owner)).toBe(mode);
    expect(await forgotten(owner)).toEqual([]);
  });

  it("leaves the mode of its name in another workspace as it is", async () => {
    const stranger = await ConnectionsClient.of(staged.server);
    await approve(stranger, await connect(stranger), "find_customer", harmless);
    await set(stranger, "automatic");
    await set(owner, "automatic");
    await change();
    expect(await modeOf(stranger)).toBe("automatic");
  });
});

it("a tool that was approved otherwise after the admin saw the list refuses the mode automatic", async () => {
  const hash = await hashOf(owner);
  await approve(owner, connection, "find_customer", worstConfirmedFacts);
  expect(await owner.call("PUT", "/ai-settings/tools", { name, mode: "automatic", hash })).toMatchObject({
    ...{ status: 409, body: { error: { code: "tool_mode.tool_changed" } } },
  });
  expect(await modeOf(owner)).toBeUndefined();
});

describe("a mode that is set while its tool is approved otherwise", () => {
  /** Another transaction that has the lock of the modes, as the other act does until it commits. */
  async function holdModes() {
    const connection = { ...staged.server.database.superuserConnection, options: "-c app.audit_exempt=on" };
    const holder = new pg.Client(connection);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select pg_advisory_xact_lock(hashtext('tool_modes'), hashtext($1))", [
      owner.actor.workspaceId,
    ]);
    const waits = `select from pg_locks l join pg_database d on d.oid = l.database
      where not l.granted and d.datname = current_database()`;
    return {
      holder,
      whenWaitedFor: () => expect.poll(async () => (await staged.server.look(waits)).length).toBe(1),
      async commit() {
        await holder.query("commit");
        await holder.end();
      },
    };
  }

  it("is refused, because it was chosen for another tool", async () => {
    const hash = await hashOf(owner);
    const { holder, whenWaitedFor, commit } = await holdModes();
    const setting = owner.call("PUT", "/ai-settings/tools", { name, mode: "automatic", hash });
    await whenWaitedFor();
    await holder.query("update connection_tools set facts = facts || $2 where id = $1", [
      tool.id,
      { irreversible: true },
    ]);
    await commit();
    expect(await setting).toMatchObject({
      ...{ status: 409, body: { error: { code: "tool_mode.tool_changed" } } },
    });
    expect(await modeOf(owner)).toBeUndefined();
  });

  it("is forgotten when it was set just before", async () => {
    const { holder, whenWaitedFor, commit } = await holdModes();
    await holder.query(
      "insert into tool_modes (workspace_id, tool_name, mode) values ($1, $2, 'automatic')",
      [owner.actor.workspaceId, name],
    );
    const approving = approve(owner, connection, "find_customer", worstConfirmedFacts);
    await whenWaitedFor();
    await commit();
    await approving;
    expect(await modeOf(owner)).toBeUndefined();
  });
});

describe("another host for HTTP requests", () => {
  const allow = (host: string, methods: string[], who = owner) =>
    who.call("POST", "/http-hosts", { host, methods });
  const set = async (tool: string, mode: string) =>
    owner.ask("PUT", "/ai-settings/tools", { name: tool, mode, hash: await hashOf(owner, tool) });
  const modes = () =>
    staged.server.look<{ tool_name: string; mode: string }>(
      "select tool_name, mode from tool_modes where workspace_id = $1 order by 1",
      [owner.actor.workspaceId],
    );

  beforeEach(async () => {
    await allow("first.example.com", ["GET", "POST"]);
    await set("http_get", "automatic");
    await set("http_request", "automatic");
  });

  it("ends the mode automatic of the tool that reaches it now", async () => {
    await allow("second.example.com", ["GET"]);
    expect(await modes()).toEqual([{ tool_name: "http_request", mode: "automatic" }]);
    await allow("third.example.com", ["DELETE"]);
    expect(await modes()).toEqual([]);
  });

  it("that was allowed after the admin saw the list refuses the mode automatic", async () => {
    const hash = await hashOf(owner, "http_get");
    await allow("second.example.com", ["GET"]);
    const setting = { name: "http_get", mode: "automatic", hash };
    expect(await owner.call("PUT", "/ai-settings/tools", setting)).toMatchObject({
      ...{ status: 409, body: { error: { code: "tool_mode.tool_changed" } } },
    });
    expect(await modes()).toEqual([{ tool_name: "http_request", mode: "automatic" }]);
  });

  it("leaves stricter modes, and a host that is withdrawn leaves all", async () => {
    await set("http_get", "off");
    const made = await allow("second.example.com", ["GET"]);
    expect(made.status).toBe(201);
    await set("http_get", "ask");
    await owner.ask("DELETE", `/http-hosts/${(made.body as { id: string }).id}`);
    expect(await modes()).toEqual([
      { tool_name: "http_get", mode: "ask" },
      { tool_name: "http_request", mode: "automatic" },
    ]);
  });
});

describe("a tool in mode automatic", () => {
  it("stays so when it is approved again as it was", async () => {
    await set(owner, "automatic");
    await approve(owner, connection, "find_customer", harmless);
    expect(await modeOf(owner)).toBe("automatic");
  });

  it("stays so when an approval of another form is refused", async () => {
    await set(owner, "automatic");
    await changeForm();
    const path = `/connections/${connection.id}/tools/${tool.id}/approval`;
    expect(await owner.call("POST", path, { seenHash: tool.seenHash, facts: harmless })).toMatchObject({
      body: { error: { code: "connection_tool.changed_meanwhile" } },
    });
    expect(await modeOf(owner)).toBe("automatic");
  });
});
