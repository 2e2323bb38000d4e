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

const set = (who: ConnectionsClient, mode: string, more: object = {}) =>
  who.ask("PUT", "/ai-settings/tools", { name, mode, ...more });

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
