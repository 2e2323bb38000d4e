import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type McpServer, startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import type { Connection } from "../contract/index.ts";
import { approve, toolsOf } from "./testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "./testing/connections-server.ts";

let staged: Staged;
let mcp: McpServer;
let owner: ConnectionsClient;
let connection: Connection;

beforeAll(async () => {
  staged = await stageConnections();
  mcp = await startMcpServer();
  staged.outside.allowedOrigins.push(mcp.origin);
  owner = await ConnectionsClient.of(staged.server);
  connection = await owner.ask<Connection>("POST", "/connections", input("Customers"));
});
afterAll(async () => {
  await mcp[Symbol.asyncDispose]();
  await staged.server[Symbol.asyncDispose]();
});

const input = (name: string) => ({ kind: "mcp", name, address: `${mcp.url}?team=7`, auth: { type: "none" } });
const requests = (id: string, toolId: string): [string, string, object?][] => [
  ["PATCH", `/connections/${id}`, { name: "Other" }],
  ["DELETE", `/connections/${id}`],
  ["POST", `/connections/${id}/check`],
  ["POST", `/connections/${id}/sign-in`],
  ["GET", `/connections/${id}/tools`],
  ["POST", `/connections/${id}/tools/${toolId}/trial`, { input: { name: "Ada" } }],
  ["DELETE", `/connections/${id}/tools/${toolId}/approval`],
];

describe("a connection", () => {
  it("is seen by members, without its address, and changed by owners and admins only", async () => {
    const member = await owner.beside({ role: "member" });
    const seen = await member.ask<Connection>("GET", `/connections/${connection.id}`);
    expect(seen).toMatchObject({ name: "Customers", address: null, abilities: { manage: false } });
    const [tool] = await toolsOf(owner, connection);
    for (const [method, path, body] of requests(connection.id, tool?.id ?? "")) {
      expect([path, (await member.call(method, path, body)).status]).toEqual([path, 403]);
    }
    expect((await member.call("POST", "/connections", input("Mine"))).status).toBe(403);
  });

  it("does not exist for another workspace", async () => {
    const stranger = await ConnectionsClient.of(staged.server);
    const [tool] = await toolsOf(owner, connection);
    expect(await stranger.ask("GET", "/connections")).toMatchObject({ items: [] });
    for (const [method, path, body] of requests(connection.id, tool?.id ?? "")) {
      expect([path, (await stranger.call(method, path, body)).status]).toEqual([path, 404]);
    }
  });

  it("has a name of its own in its workspace", async () => {
    expect((await owner.call("POST", "/connections", input("Customers"))).status).toBe(409);
    const stranger = await ConnectionsClient.of(staged.server);
    expect((await stranger.call("POST", "/connections", input("Customers"))).status).toBe(201);
  });

  it("keeps the names of its tools when it is renamed", async () => {
    await approve(owner, connection, "find_customer");
    const renamed = await owner.ask<Connection>("PATCH", `/connections/${connection.id}`, { name: "CRM" });
    expect(renamed.name).toBe("CRM");
    expect((await toolsOf(owner, connection)).map(({ toolName }) => toolName)).toContain(
      "customers_find_customer",
    );
  });

  it("is one of at most 30", async () => {
    const full = await ConnectionsClient.of(staged.server);
    const paths = Array.from({ length: 30 }, (_, number) => `Number ${number}`);
    await staged.server.look(
      `insert into connections (workspace_id, id, kind, name, prefix, address, auth)
       select $1, gen_random_uuid(), 'mcp', name, 'p' || row_number() over (), 'https://a.test/', 'none'
       from unnest($2::text[]) name`,
      [full.actor.workspaceId, paths],
    );
    expect((await full.call("POST", "/connections", input("One more"))).status).toBe(409);
  });

  it("tells in pages which there are", async () => {
    await owner.ask("POST", "/connections", input("Second"));
    const first = await owner.ask<{ items: Connection[]; nextCursor: string }>("GET", "/connections?limit=1");
    const next = await owner.ask<{ items: Connection[] }>("GET", `/connections?cursor=${first.nextCursor}`);
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(["CRM", "Second"]);
  });
});
