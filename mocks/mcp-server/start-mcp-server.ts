import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerRpc, type Rpc } from "./answer-rpc.ts";
import { type AuthorizationServer, startAuthorizationServer } from "./authorization-server.ts";
import { addNoteTool, findCustomerTool, type McpTool } from "./mcp-tool.ts";
import { type Misfortune, misbehave } from "./misbehave.ts";

export interface McpCall {
  name: string;
  input: unknown;
  meta: Record<string, unknown>;
  headers: IncomingMessage["headers"];
}

export interface McpServer extends AsyncDisposable {
  url: string;
  /** `host:port` */
  origin: string;
  tools: McpTool[];
  pageSize: number;
  /** The result of a call. Absent: a sentence about it. */
  answer: ((call: McpCall) => object) | undefined;
  misfortune: Misfortune | undefined;
  calls: McpCall[];
  /** Breaks the stream of a call before its answer, and names this time after which it is taken up again. */
  retryMs: number | undefined;
  /** Whether it answers a request for its tools with an error. */
  failsToList: boolean;
  /** How often its tools were listed. */
  listings: number;
  /** What every request brought, without its body. */
  requests: { method: string; path: string; headers: IncomingMessage["headers"] }[];
  authorization: AuthorizationServer | undefined;
  /** Whether a call tells that the tools changed before it answers. */
  announces: boolean;
  /** A scope that calls need. */
  scope: string | undefined;
}

export interface McpServerOptions {
  auth?: "none" | "key" | "oauth";
  /** Expected as `Authorization: Bearer`, or in this header. */
  key?: { value: string; header?: string };
}

/** Starts a server of MCP with two tools. */
export async function startMcpServer(options: McpServerOptions = {}): Promise<McpServer> {
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  const origin = `127.0.0.1:${port}`;
  const url = `http://${origin}/mcp`;
  const sessions = new Set<string>();
  /** The answer to the call whose stream was broken. */
  let owed: object | undefined;
  const authorization = options.auth === "oauth" ? await startAuthorizationServer(url) : undefined;

  const server: McpServer = {
    ...{ url, origin, tools: [findCustomerTool, addNoteTool], pageSize: 100, answer: undefined },
    ...{ misfortune: undefined, calls: [], listings: 0, requests: [], authorization, announces: false },
    ...{ scope: undefined, failsToList: false, retryMs: undefined },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
      await authorization?.[Symbol.asyncDispose]();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url: path = "", headers } = request;
    server.requests.push({ method, path, headers });
    if (authorization && path.startsWith("/.well-known/oauth-protected-resource")) {
      return send(response, 200, { resource: url, authorization_servers: [authorization.issuer] });
    }
    if (server.misfortune) return misbehave(server.misfortune, request, response);
    if (!path.startsWith("/mcp")) return send(response, 404, {});
    if (!isAuthorized(request)) {
      const metadata = `http://${origin}/.well-known/oauth-protected-resource/mcp`;
      if (authorization) response.setHeader("www-authenticate", `Bearer resource_metadata="${metadata}"`);
      return send(response, 401, { error: "unauthorized" });
    }
    if (method === "DELETE") {
      sessions.delete(String(headers["mcp-session-id"]));
      return send(response, 200, {});
    }
    if (method === "GET" && owed && headers["last-event-id"] === "broken") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      return void response.end(`id: whole\ndata: ${JSON.stringify(owed)}\n\n`);
    }
    if (method !== "POST") return send(response, 405, {});
    const problem = wrongHeaders(headers);
    if (problem) return send(response, 406, { error: problem });
    await speak(JSON.parse(await text(request)) as Rpc, request, response);
  }

  async function speak(rpc: Rpc, { headers }: IncomingMessage, response: ServerResponse) {
    const session = String(headers["mcp-session-id"] ?? "");
    if (rpc.method === "initialize") {
      const id = randomUUID();
      sessions.add(id);
      response.setHeader("mcp-session-id", id);
    } else if (rpc.method !== "server/discover") {
      if (!session) return send(response, 400, { error: "no session" });
      if (!sessions.has(session)) return send(response, 404, { error: "unknown session" });
      if (!headers["mcp-protocol-version"]) return send(response, 400, { error: "no protocol version" });
    }
    if (rpc.id === undefined) return send(response, 202, undefined);
    if (server.scope && rpc.method === "tools/call" && !authorization?.hasScope(headers, server.scope)) {
      response.setHeader("www-authenticate", `Bearer error="insufficient_scope", scope="${server.scope}"`);
      return send(response, 403, { error: "insufficient_scope" });
    }
    const reply = answerRpc(server, rpc, headers);
    if (server.retryMs !== undefined && rpc.method === "tools/call") {
      owed = reply;
      response.writeHead(200, { "content-type": "text/event-stream" });
      return void response.end(`id: broken\nretry: ${server.retryMs}\ndata: \n\n`);
    }
    if (!server.announces || rpc.method !== "tools/call") return send(response, 200, reply);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const news = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };
    response.end(`data: ${JSON.stringify(news)}\n\ndata: ${JSON.stringify(reply)}\n\n`);
  }

  function isAuthorized({ headers }: IncomingMessage): boolean {
    if (authorization) return authorization.isValid(headers);
    if (options.auth !== "key" || !options.key) return true;
    const { value, header } = options.key;
    return header ? headers[header.toLowerCase()] === value : headers.authorization === `Bearer ${value}`;
  }
  return server;
}

function wrongHeaders(headers: IncomingMessage["headers"]): string | undefined {
  const accept = headers.accept ?? "";
  const hasBoth = accept.includes("application/json") && accept.includes("text/event-stream");
  if (!hasBoth) return "accept both types";
  return headers["content-type"]?.startsWith("application/json") ? undefined : "send JSON";
}

function send(response: ServerResponse, status: number, json: object | undefined): void {
  response.writeHead(status, json ? { "content-type": "application/json" } : {});
  response.end(json ? JSON.stringify(json) : undefined);
}
