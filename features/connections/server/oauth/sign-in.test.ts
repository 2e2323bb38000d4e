import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type McpServer, startMcpServer } from "#mocks/mcp-server/start-mcp-server.ts";
import type { Connection } from "../../contract/index.ts";
import { agreeAt } from "../testing/agree-at.ts";
import { approve, callTool, offeredTo } from "../testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";

let staged: Staged;
let mcp: McpServer;
let owner: ConnectionsClient;
let connection: Connection;
let at = new Date();
const logged: string[] = [];
const log = pino(
  { level: "debug" },
  new Writable({ write: (line, _as, done) => done(void logged.push(String(line))) }),
);

beforeAll(async () => {
  staged = await stageConnections({ now: () => at, log });
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  at = new Date();
  mcp = await startMcpServer({ auth: "oauth" });
  staged.outside.allowedOrigins.push(mcp.origin, mcp.authorization?.origin ?? "");
  owner = await ConnectionsClient.of(staged.server);
  connection = await add({ type: "oauth" });
});
afterEach(() => mcp[Symbol.asyncDispose]());

const add = (auth: object, name = "Customers") =>
  owner.ask<Connection>("POST", "/connections", { kind: "mcp", name, address: mcp.url, auth });
const begin = (id = connection.id) => owner.ask<{ url: string }>("POST", `/connections/${id}/sign-in`);
const finish = (returned: object, client = owner) => client.call("POST", "/connections/sign-in", returned);
const state = async () => (await owner.ask<Connection>("GET", `/connections/${connection.id}`)).state;
async function signIn(): Promise<void> {
  expect((await finish(await agreeAt((await begin()).url))).status).toBe(200);
}
const authorization = () => mcp.authorization ?? expect.fail("no authorization server");
const find = { name: "Ada" };

describe("a sign-in at the authorization server of a connection", () => {
  it("asks with PKCE, a resource and a state, and then reads the tools", async () => {
    expect(connection.state).toBe("sign_in_needed");
    const { url } = await begin();
    const asked = new URL(url).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("resource")).toBe(mcp.url);
    expect(asked.get("redirect_uri")).toBe("http://assistant.test/agents/connections/sign-in");
    expect((await finish(await agreeAt(url))).body).toEqual({ connectionId: connection.id });
    expect(await owner.ask("GET", `/connections/${connection.id}`)).toMatchObject({
      ...{ state: "ready", tools: { notApproved: 2 } },
    });
  });

  it("ends once", async () => {
    const returned = await agreeAt((await begin()).url);
    expect((await finish(returned)).status).toBe(200);
    expect(await finish(returned)).toMatchObject({
      ...{ status: 409, body: { error: { code: "connection.sign_in_unknown" } } },
    });
  });

  it.each([
    ["another session of the same person", () => ({ userId: owner.actor.userId })],
    ["a session of another admin", () => ({ sessionId: owner.actor.sessionId })],
  ])("is refused in %s", async (_who, factsOf) => {
    const returned = await agreeAt((await begin()).url);
    const other = await owner.beside({ role: "owner", ...factsOf() });
    expect((await finish(returned, other)).status).toBe(409);
    expect(await state()).toBe("sign_in_needed");
  });

  it("is refused after a quarter of an hour", async () => {
    const returned = await agreeAt((await begin()).url);
    at = new Date(at.getTime() + 16 * 60_000);
    expect((await finish(returned)).status).toBe(409);
  });

  it("is refused when another server answers than the one that was asked", async () => {
    authorization().wrongIss = "https://evil.test";
    const answer = await finish(await agreeAt((await begin()).url));
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "connection.sign_in_refused" } } });
    expect(answer.text).not.toContain("evil.test");
    expect(await state()).toBe("sign_in_needed");
  });

  it("is refused without a code, and says nothing that the other side wrote", async () => {
    const { state: given } = await agreeAt((await begin()).url);
    const answer = await finish({ state: given, error: "<b>call 555</b>" });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain("555");
  });

  it("needs a client ID where clients cannot register, and uses the given one with its secret", async () => {
    authorization().registersClients = false;
    expect(await owner.call("POST", `/connections/${connection.id}/sign-in`)).toMatchObject({
      ...{ status: 422, body: { error: { code: "connection.client_id_required" } } },
    });
    const redirectUris = ["http://assistant.test/agents/connections/sign-in"];
    authorization().clients.set("by-hand", { secret: "client-secret", redirectUris });
    const given = await add({ type: "oauth", clientId: "by-hand", clientSecret: "client-secret" }, "By hand");
    expect((await finish(await agreeAt((await begin(given.id)).url))).status).toBe(200);
  });

  it("is refused for a connection without one, and to a member", async () => {
    const plain = await add({ type: "none" }, "Plain");
    expect((await owner.call("POST", `/connections/${plain.id}/sign-in`)).status).toBe(409);
    const member = await owner.beside({ role: "member" });
    expect((await member.call("POST", `/connections/${connection.id}/sign-in`)).status).toBe(403);
  });
});

describe("the tokens of a connection", () => {
  it("are renewed before they end", async () => {
    authorization().lifetimeSeconds = 60;
    await signIn();
    await approve(owner, connection, "find_customer");
    at = new Date(at.getTime() + 45_000);
    await callTool(owner, "customers_find_customer", find);
    expect(authorization().renewals).toBe(1);
  });

  it("are renewed once when two servers need them at the same moment", async () => {
    await using other = (
      await stageConnections({ beside: staged.server, outside: staged.outside, now: () => at })
    ).server;
    await signIn();
    await approve(owner, connection, "find_customer");
    const [kept] = await offeredTo(owner);
    authorization().end("access");
    let release = () => {};
    authorization().held = new Promise<void>((done) => {
      release = done;
    });
    const call = (server: typeof other) =>
      kept?.run(
        {
          ctx: server.as(owner.actor),
          signal: new AbortController().signal,
          callId: owner.actor.userId,
        } as never,
        find,
      );
    const calls = [call(staged.server), call(other), call(staged.server), call(other)];
    await expect.poll(() => mcp.requests.filter(({ method }) => method === "POST").length).toBeGreaterThan(6);
    release();
    const outputs = await Promise.all(calls);
    expect(outputs).toHaveLength(4);
    expect(authorization()).toMatchObject({ renewals: 1, reuses: 0 });
  });

  it("are kept when the call that renews them is stopped meanwhile", async () => {
    await signIn();
    await approve(owner, connection, "find_customer");
    authorization().end("access");
    let release = () => {};
    authorization().held = new Promise<void>((done) => {
      release = done;
    });
    const stop = new AbortController();
    const stopped = callTool(owner, "customers_find_customer", find, { signal: stop.signal });
    await expect.poll(() => authorization().asked).toBe(1);
    stop.abort();
    await expect(stopped).rejects.toThrow();
    release();
    await callTool(owner, "customers_find_customer", find);
    expect(authorization()).toMatchObject({ renewals: 1, reuses: 0 });
    expect(await state()).toBe("ready");
  });

  it("are dropped when they cannot be renewed, and somebody has to sign in", async () => {
    await signIn();
    await approve(owner, connection, "find_customer");
    authorization().end("all");
    await expect(callTool(owner, "customers_find_customer", find)).rejects.toMatchObject({
      code: "connection.not_signed_in",
    });
    expect(await state()).toBe("sign_in_needed");
    await signIn();
    await callTool(owner, "customers_find_customer", find);
  });

  it("stay when the authorization server is down", async () => {
    await signIn();
    await approve(owner, connection, "find_customer");
    authorization().end("access");
    authorization().renewalStatus = 503;
    await expect(callTool(owner, "customers_find_customer", find)).rejects.toThrow();
    authorization().renewalStatus = undefined;
    await callTool(owner, "customers_find_customer", find);
    expect(await state()).toBe("ready");
  });

  it("are asked for with further rights when a call needs them", async () => {
    await signIn();
    await approve(owner, connection, "find_customer");
    mcp.scope = "customers:read";
    await expect(callTool(owner, "customers_find_customer", find)).rejects.toMatchObject({
      code: "connection.not_signed_in",
    });
    const { url } = await begin();
    expect(new URL(url).searchParams.get("scope")).toContain("customers:read");
    await finish(await agreeAt(url));
    await callTool(owner, "customers_find_customer", find);
  });

  it("are in no log, answer or readable column", async () => {
    await signIn();
    authorization().end("all");
    await owner.call("POST", `/connections/${connection.id}/check`);
    const tables = ["connections", "connection_secrets", "connection_sign_ins", "connection_health"];
    const rows = await Promise.all(tables.map((table) => staged.server.look(`select * from ${table}`)));
    const events = await staged.server.look(
      "select convert_from(envelope, 'utf8') as envelope from audit_events",
    );
    const answers = await owner.call("GET", "/connections");
    const everything = JSON.stringify([rows, events, logged, answers.text]);
    expect(logged.length).toBeGreaterThan(0);
    expect(everything).not.toMatch(/(at|rt)-[0-9a-f]{48}/);
  });
});
