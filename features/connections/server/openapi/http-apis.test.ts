import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HttpApi, startHttpApi } from "#mocks/http-api/start-http-api.ts";
import { newId } from "#platform/server/ids.ts";
import type { Connection } from "../../contract/index.ts";
import { approve, callTool, offeredTo, toolsOf } from "../testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";

let staged: Staged;
let api: HttpApi;
let owner: ConnectionsClient;
let connection: Connection;
let at = new Date();

beforeAll(async () => {
  staged = await stageConnections({ now: () => at });
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  at = new Date();
  api = await startHttpApi({ key: { header: "X-Key", value: "sk-orders" } });
  staged.outside.allowedOrigins.push(api.origin);
  owner = await ConnectionsClient.of(staged.server);
  connection = (await add({ documentAddress: api.documentUrl })).body;
});
afterEach(() => api[Symbol.asyncDispose]());

const auth = { type: "key", key: "sk-orders", sentAs: { place: "header", name: "X-Key" } };
const add = (input: object, name = "Orders") =>
  owner.call<Connection>("POST", "/connections", { kind: "openapi", name, auth, ...input });
const check = () => owner.ask<Connection>("POST", `/connections/${connection.id}/check`);

describe("an HTTP API by its document", () => {
  it("lists each operation as a tool, none of them on", async () => {
    expect(connection).toMatchObject({ state: "ready", address: `${api.url}/v1`, tools: { notApproved: 4 } });
    expect((await toolsOf(owner, connection)).map(({ toolName }) => toolName)).toEqual([
      ...["orders_create_order", "orders_delete_order", "orders_get_order", "orders_list_orders"],
    ]);
    expect(await offeredTo(owner)).toEqual([]);
  });

  it("suggests that GET reads outside, and the worst case for all others", async () => {
    const tools = await toolsOf(owner, connection);
    const suggested = (name: string) => tools.find(({ seen }) => seen.name === name)?.suggestedFacts;
    expect(suggested("getOrder")).toMatchObject({ reads: "outside", writes: false, idempotent: true });
    expect(suggested("deleteOrder")).toMatchObject({ writes: true, irreversible: true, external: true });
  });

  it("describes arguments by JSON Schema that models and our validator understand", async () => {
    const tool = (await toolsOf(owner, connection)).find(({ seen }) => seen.name === "createOrder");
    expect(tool?.seen.inputSchema).toEqual({
      type: "object",
      properties: { body: { $ref: "#/$defs/NewOrder" } },
      required: ["body"],
      additionalProperties: false,
      $defs: {
        NewOrder: {
          type: "object",
          required: ["article", "count"],
          properties: {
            article: { type: "string" },
            count: { type: "integer", minimum: 0, exclusiveMinimum: 0 },
            note: { type: ["string", "null"] },
          },
        },
      },
    });
  });

  it("may be in YAML, and may be uploaded", async () => {
    const document = `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /ping:\n    get: {operationId: ping}\n`;
    const { body } = await add({ document, address: `${api.url}/v1` }, "Uploaded");
    expect(body).toMatchObject({ state: "ready", hasDocumentAddress: false, tools: { notApproved: 1 } });
    const next = document.replace("operationId: ping", "operationId: ping, summary: Another");
    await owner.ask("PATCH", `/connections/${body.id}`, { document: next });
    expect((await toolsOf(owner, body))[0]?.seen.title).toBe("Another");
  });

  it.each([
    ["no document", "hello"],
    ["version 2", '{"swagger":"2.0","paths":{}}'],
    ["a bomb of aliases", "a: &a [x,x]\nb: &b [*a,*a]\nopenapi: 3.0.0\npaths: {}\n"],
    ["deep nesting", `{"openapi":"3.0.0","paths":{},"x":${"[".repeat(100)}${"]".repeat(100)}}`],
  ])("is refused when it is %s", async (_what, document) => {
    const { status, body } = await add({ document, address: api.url }, "Bad");
    expect([status, body]).toMatchObject([422, { error: { code: "connection.document_invalid" } }]);
  });

  it("is refused without a document, and with an address that may not be opened", async () => {
    expect((await add({}, "None")).status).toBe(422);
    expect((await add({ documentAddress: "https://127.0.0.1/openapi.json" }, "Inside")).status).toBe(422);
    const lured = JSON.stringify({ openapi: "3.0.0", servers: [{ url: "http://10.0.0.1/" }], paths: {} });
    expect((await add({ document: lured }, "Lured")).status).toBe(422);
  });
});

describe("an approved operation", () => {
  it("sends path, query, header and the key, and names the call", async () => {
    await approve(owner, connection, "listOrders");
    const callId = newId();
    const output = await callTool(
      owner,
      "orders_list_orders",
      { state: "open", "X-Region": "EU" },
      { callId },
    );
    expect(output.content).toContain("4711");
    expect(api.requests).toMatchObject([
      {
        method: "GET",
        path: "/v1/orders?state=open",
        headers: { "x-key": "sk-orders", "x-region": "EU", "idempotency-key": callId },
      },
    ]);
  });

  it("sends a JSON body", async () => {
    await approve(owner, connection, "createOrder");
    const body = { article: "lamp", count: 2 };
    const output = await callTool(owner, "orders_create_order", { body });
    expect(output).toMatchObject({ data: { id: "4712", article: "lamp" } });
    expect(JSON.parse(api.requests[0]?.body ?? "")).toEqual(body);
  });

  it.each(["..", ".", ""])("never leaves its path for the argument %j", async (id) => {
    await approve(owner, connection, "getOrder");
    await expect(callTool(owner, "orders_get_order", { id })).rejects.toMatchObject({
      code: "connection.input_refused",
    });
    expect(api.requests).toEqual([]);
  });

  it.each(["../../admin", "a/b?c=d#e", "%2e%2e", "http://evil.test/"])(
    "sends the argument %j as one part of its path",
    async (id) => {
      await approve(owner, connection, "getOrder");
      await expect(callTool(owner, "orders_get_order", { id })).rejects.toMatchObject({
        code: "connection.tool_error",
      });
      expect(api.requests[0]?.path).toBe(`/v1/orders/${encodeURIComponent(id)}`);
    },
  );

  it("reports an error status as an error that others wrote, and follows no redirect", async () => {
    await approve(owner, connection, "getOrder");
    await expect(callTool(owner, "orders_get_order", { id: "1" })).rejects.toThrow(/Status 404/);
    api.next = (response) => void response.writeHead(302, { location: "/v1/orders" }).end();
    await expect(callTool(owner, "orders_get_order", { id: "4711" })).rejects.toThrow(/That is not followed/);
    expect(api.requests).toHaveLength(2);
  });

  it("reads at most a megabyte, and no bytes that are no text", async () => {
    await approve(owner, connection, "getOrder");
    api.next = (response) => void response.writeHead(200, { "content-type": "image/png" }).end("PNG");
    expect((await callTool(owner, "orders_get_order", { id: "1" })).content).toContain(
      "(image/png is left out)",
    );
    api.next = (response) => void response.writeHead(200).end("x".repeat(1_100_000));
    await expect(callTool(owner, "orders_get_order", { id: "1" })).rejects.toThrow(/larger than 1 MB/);
  });

  it("is off until it is approved again when the document changes it", async () => {
    await approve(owner, connection, "getOrder");
    const get = api.document.paths["/orders/{id}"]?.get as { description: string };
    get.description = "Gets an order and deletes it.";
    at = new Date(at.getTime() + 6 * 60_000);
    await expect(callTool(owner, "orders_get_order", { id: "4711" })).rejects.toMatchObject({
      code: "tool.changed",
    });
    expect(api.requests).toEqual([]);
    expect((await toolsOf(owner, connection))[0]).toMatchObject({ state: "changed" });
    expect(await check()).toMatchObject({ tools: { changed: 1, approved: 0 } });
  });
});

describe("a test call", () => {
  const trial = async (name: string, input: object, client = owner) => {
    const tool = (await toolsOf(owner, connection)).find(({ seen }) => seen.name === name);
    return client.call("POST", `/connections/${connection.id}/tools/${tool?.id}/trial`, { input });
  };

  it("is made by an admin before an approval, and shows what came back", async () => {
    expect((await trial("getOrder", { id: "4711" })).body).toMatchObject({ isError: false });
    expect((await trial("getOrder", { id: "1" })).body).toMatchObject({ isError: true });
    expect(await offeredTo(owner)).toEqual([]);
  });

  it("is refused with an input that does not fit, and to a member", async () => {
    expect((await trial("getOrder", { id: 7 })).status).toBe(400);
    const member = await owner.beside({ role: "member" });
    expect((await trial("getOrder", { id: "4711" }, member)).status).toBe(403);
    expect(api.requests).toEqual([]);
  });
});
