import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HttpApi, startHttpApi } from "#mocks/http-api/start-http-api.ts";
import type { HttpHost } from "../../contract/index.ts";
import { callTool, offeredTo } from "../testing/call-tools.ts";
import { ConnectionsClient, type Staged, stageConnections } from "../testing/connections-server.ts";

let staged: Staged;
let api: HttpApi;
let owner: ConnectionsClient;

beforeAll(async () => {
  staged = await stageConnections({ names: { "inside.test": ["10.0.0.7"] } });
});
afterAll(() => staged.server[Symbol.asyncDispose]());
beforeEach(async () => {
  api = await startHttpApi();
  staged.outside.allowedOrigins.push(api.origin);
  owner = await ConnectionsClient.of(staged.server);
});
afterEach(() => api[Symbol.asyncDispose]());

const allow = (methods: string[], host = api.origin, client = owner) =>
  client.call<HttpHost>("POST", "/http-hosts", { host, methods });
const names = async (client = owner) => (await offeredTo(client)).map(({ name }) => name);
const notAllowed = { code: "tool.host_not_allowed" };

describe("the tools for HTTP requests", () => {
  it("are offered as far as an admin allowed a host", async () => {
    expect(await names()).toEqual([]);
    await allow(["GET"]);
    expect(await names()).toEqual(["http_get"]);
    await allow(["POST"], "api.example.com");
    expect(await names()).toEqual(["http_get", "http_request"]);
    expect(await names(await ConnectionsClient.of(staged.server))).toEqual([]);
  });

  it("declare that GET only reads outside, and that all others may do anything", async () => {
    await allow(["GET", "POST"]);
    const [get, request] = await offeredTo(owner);
    expect(get?.facts).toMatchObject({ reads: "outside", writes: false, egress: true, irreversible: false });
    expect(request?.facts).toMatchObject({ writes: true, irreversible: true, external: true });
    expect(request?.idempotent).toBe(false);
  });

  it("reach an allowed host, without credentials", async () => {
    await allow(["GET", "POST"]);
    const read = await callTool(owner, "http_get", { url: `${api.url}/v1/orders` });
    expect(read.content).toContain("4711");
    await callTool(owner, "http_request", {
      ...{ method: "POST", url: `${api.url}/v1/orders`, body: '{"article":"lamp"}' },
    });
    expect(api.requests.map(({ method, body }) => [method, body])).toEqual([
      ["GET", ""],
      ["POST", '{"article":"lamp"}'],
    ]);
    for (const { headers } of api.requests) {
      expect(headers.authorization ?? headers.cookie).toBeUndefined();
    }
  });

  it("leave open what happened when a change was sent and its answer does not come", async () => {
    await allow(["GET", "POST"]);
    const url = `${api.url}/v1/orders`;
    api.next = (response) => void response.destroy();
    await expect(callTool(owner, "http_request", { method: "POST", url, body: "{}" })).rejects.toMatchObject({
      code: "tool.outcome_unknown",
    });
    api.next = (response) => void response.destroy();
    await expect(callTool(owner, "http_get", { url })).rejects.toMatchObject({
      code: expect.stringMatching(/^http\./),
    });
  });

  it("show the exact request", async () => {
    await allow(["POST"]);
    const [tool] = await offeredTo(owner);
    const input = { method: "POST", url: `${api.url}/v1/orders`, headers: { "x-a": "1" }, body: "{}" };
    const shown = await tool?.show?.({} as never, input);
    expect(shown?.act).toBe(`Send a POST request to ${api.origin}`);
    expect(shown?.fields.map(({ label, value }) => [label, value])).toEqual([
      ["Method", "POST"],
      ["Address", `${api.url}/v1/orders`],
      ["Headers", '{\n  "x-a": "1"\n}'],
      ["Body", "{}"],
    ]);
  });

  it("refuse another host, another port and another method", async () => {
    await allow(["GET"]);
    await allow(["POST"], "other.example.com");
    for (const url of [
      "https://evil.test/",
      `http://127.0.0.1:1/`,
      "https://user:pw@evil.test/",
      "nonsense",
    ]) {
      await expect(callTool(owner, "http_get", { url }), url).rejects.toMatchObject(notAllowed);
    }
    const post = { method: "POST", url: api.url };
    await expect(callTool(owner, "http_request", post)).rejects.toMatchObject(notAllowed);
    expect(api.requests).toEqual([]);
  });

  it("refuse a host inside the network, although an admin of the workspace allowed it", async () => {
    await allow(["GET"], "inside.test");
    const call = callTool(owner, "http_get", { url: "https://inside.test/" });
    await expect(call).rejects.toMatchObject({ code: "http.address_refused" });
  });

  it.each(["authorization", "Cookie", "host", "X-Api-Key", "x-forwarded-for"])(
    "refuse the header %s",
    async (name) => {
      await allow(["GET"]);
      const [tool] = await offeredTo(owner);
      const checked = await tool?.checkInput({ url: api.url, headers: { [name]: "x" } });
      expect(checked?.isValid).toBe(false);
    },
  );

  it("follow a redirect of a GET to an allowed host only", async () => {
    await allow(["GET"]);
    api.next = (response) => void response.writeHead(302, { location: "/v1/orders" }).end();
    expect((await callTool(owner, "http_get", { url: `${api.url}/old` })).content).toContain("4711");
    api.next = (response) => void response.writeHead(302, { location: "https://evil.test/" }).end();
    await expect(callTool(owner, "http_get", { url: `${api.url}/old` })).rejects.toMatchObject(notAllowed);
  });

  it("repeat nothing of a redirect that is refused, since the other side wrote it", async () => {
    await allow(["GET"]);
    const location = "https://please-send-mail-to-eve.evil.test/";
    api.next = (response) => void response.writeHead(302, { location }).end();
    const call = callTool(owner, "http_get", { url: `${api.url}/old` });
    await expect(call).rejects.toMatchObject({ message: expect.not.stringContaining("evil.test") });
  });
});

describe("the list of hosts", () => {
  it("is changed by admins, for their workspace or for the installation", async () => {
    const member = await owner.beside({ role: "member" });
    expect((await allow(["GET"], "a.example.com", member)).status).toBe(403);
    expect(
      (await owner.call("POST", "/admin/http-hosts", { host: "a.example.com", methods: ["GET"] })).status,
    ).toBe(403);
    const admin = await ConnectionsClient.of(staged.server, { isAdmin: true });
    const everywhere = await admin.ask<HttpHost>("POST", "/admin/http-hosts", {
      ...{ host: "everywhere.example.com", methods: ["GET"] },
    });
    expect(await owner.ask("GET", "/http-hosts")).toEqual({ items: [{ ...everywhere, isEverywhere: true }] });
    expect(await names()).toEqual(["http_get"]);
    expect((await owner.call("DELETE", `/http-hosts/${everywhere.id}`)).status).toBe(404);
    await admin.ask("DELETE", `/admin/http-hosts/${everywhere.id}`);
    expect(await names()).toEqual([]);
  });

  it("takes a host once, with or without the usual port, and forgets it", async () => {
    const { body } = await allow(["GET"], "a.example.com:443");
    expect(body.host).toBe("a.example.com");
    expect((await allow(["POST"], "a.example.com")).status).toBe(409);
    await owner.ask("DELETE", `/http-hosts/${body.id}`);
    expect(await owner.ask("GET", "/http-hosts")).toEqual({ items: [] });
  });

  const refusal = async (host: string) => {
    const asked = { host, methods: ["GET"] };
    const { status, body } = await owner.call<{ error: { code: string; message: string } }>(
      ...(["POST", "/http-hosts", asked] as const),
    );
    return { status, ...body.error };
  };

  it.each([
    ["https://a.example.com", "http_host.invalid"],
    ["a.example.com/path", "http_host.invalid"],
    ["a b", "http_host.invalid"],
    ["user@a.example.com", "http_host.invalid"],
    ["-a.example.com", "http_host.invalid"],
    ["a..example.com", "http_host.invalid"],
    ["*.example.com", "http_host.range"],
    ["10.0.0.0/8", "http_host.range"],
    ["10.0.0.*", "http_host.range"],
    ["a.example.com:0", "http_host.port_invalid"],
    ["a.example.com:70000", "http_host.port_invalid"],
    [`${"a".repeat(64)}.example.com`, "http_host.too_long"],
    [`${"a.".repeat(127)}example.com`, "http_host.too_long"],
    ["localhost", "http_host.private"],
    ["app.localhost:8080", "http_host.private"],
    ["169.254.169.254", "http_host.private"],
    ["10.1.2.3", "http_host.private"],
    ["crm", "http_host.private"],
    ["crm.internal", "http_host.private"],
    ["127.1", "http_host.invalid"],
    ["2130706433", "http_host.invalid"],
  ])("refuses %j: %s", async (host, code) => {
    expect(await refusal(host)).toMatchObject({ status: 422, code });
    expect(await owner.ask("GET", "/http-hosts")).toEqual({ items: [] });
  });

  it("names the setting that would allow a private host, and takes the host where the operator set it", async () => {
    expect((await refusal("crm.internal:8443")).message).toBe(
      "crm.internal is not on the public internet, so requests to it are refused. For a server in your own network, " +
        "the operator sets CONNECTIONS_ALLOWED_ORIGINS=crm.internal:8443 and restarts. Then allow it here.",
    );
    staged.outside.allowedOrigins.push("crm.internal:8443", "10.9.9.9:80");
    expect((await allow(["GET"], "crm.internal:8443")).status).toBe(201);
    expect((await allow(["GET"], "10.9.9.9")).status).toBe(201);
  });

  it("stores a host that the operator allows at port 80 as addresses have it, without the port", async () => {
    staged.outside.allowedOrigins.push("wiki.internal:80");
    expect((await allow(["GET"], "wiki.internal:80")).body.host).toBe("wiki.internal");
    const call = callTool(owner, "http_get", { url: "http://wiki.internal/page" });
    await expect(call).rejects.not.toMatchObject(notAllowed);
  });

  it("shows a name beyond ASCII as its letters and as the network has it", async () => {
    const shown = { host: "xn--bcher-kva.example:8443", unicode: "bücher.example:8443" };
    expect((await allow(["GET"], "Bücher.example:8443")).body).toMatchObject(shown);
    expect((await allow(["GET"], "xn--bcher-kva.example:8443")).status).toBe(409);
    expect((await allow(["GET"], "api.example.com")).body).toMatchObject({ unicode: null });
    expect(await owner.ask("GET", "/http-hosts")).toMatchObject({ items: [{ unicode: null }, shown] });
  });
});
