import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface AuthorizationServer extends AsyncDisposable {
  issuer: string;
  /** `host:port` */
  origin: string;
  /** How many renewals were asked for. */
  asked: number;
  /** How often tokens were renewed. */
  renewals: number;
  /** How often a spent refresh token came back. */
  reuses: number;
  registersClients: boolean;
  /** Sent back as `iss` instead of its own name. */
  wrongIss: string | undefined;
  /** Seconds that access tokens last from now on. */
  lifetimeSeconds: number;
  /** Answers renewals with this status. */
  renewalStatus: number | undefined;
  /** Holds renewals until it resolves. */
  held: Promise<void> | undefined;
  clients: Map<string, { secret: string | undefined; redirectUris: string[] }>;
  isValid(headers: IncomingHttpHeaders): boolean;
  hasScope(headers: IncomingHttpHeaders, scope: string): boolean;
  /** Ends all access tokens, or all tokens. */
  end(what: "access" | "all"): void;
}

interface Code {
  client: string;
  challenge: string;
  redirectUri: string;
  scope: string;
}

/** Starts an authorization server for one resource. Whoever comes agrees at once. */
export async function startAuthorizationServer(resource: string): Promise<AuthorizationServer> {
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const origin = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const issuer = `http://${origin}`;
  const codes = new Map<string, Code>();
  const access = new Map<string, string>();
  const refresh = new Map<string, { client: string; scope: string; isSpent: boolean }>();

  const server: AuthorizationServer = {
    ...{ issuer, origin, asked: 0, renewals: 0, reuses: 0, registersClients: true, wrongIss: undefined },
    ...{ lifetimeSeconds: 3_600, renewalStatus: undefined, held: undefined, clients: new Map() },
    isValid: (headers) => access.has(tokenOf(headers)),
    hasScope: (headers, scope) => (access.get(tokenOf(headers)) ?? "").split(" ").includes(scope),
    end(what) {
      access.clear();
      if (what === "all") refresh.clear();
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "", issuer);
    const body = await text(request);
    if (url.pathname === "/.well-known/oauth-authorization-server") return send(response, 200, metadata());
    if (url.pathname === "/register" && server.registersClients) return register(body, response);
    if (url.pathname === "/authorize") return agree(url.searchParams, response);
    if (url.pathname === "/token") return give(new URLSearchParams(body), request.headers, response);
    return send(response, 404, {});
  }

  function metadata(): object {
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...(server.registersClients ? { registration_endpoint: `${issuer}/register` } : {}),
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none", "client_secret_post"],
      authorization_response_iss_parameter_supported: true,
    };
  }

  function register(body: string, response: ServerResponse): void {
    const asked = JSON.parse(body) as { redirect_uris: string[] };
    const id = `client-${server.clients.size + 1}`;
    server.clients.set(id, { secret: undefined, redirectUris: asked.redirect_uris });
    send(response, 201, { ...asked, client_id: id });
  }

  function agree(asked: URLSearchParams, response: ServerResponse) {
    const client = asked.get("client_id") ?? "";
    const redirectUri = asked.get("redirect_uri") ?? "";
    const isKnown = server.clients.get(client)?.redirectUris.includes(redirectUri);
    const isWhole =
      asked.get("response_type") === "code" &&
      asked.get("code_challenge_method") === "S256" &&
      asked.get("resource") === resource &&
      (asked.get("state")?.length ?? 0) >= 32;
    if (!isKnown || !isWhole) return send(response, 400, { error: "invalid_request" });
    const code = randomBytes(16).toString("hex");
    const challenge = asked.get("code_challenge") ?? "";
    codes.set(code, { client, challenge, redirectUri, scope: asked.get("scope") ?? "" });
    const back = new URL(redirectUri);
    back.searchParams.set("code", code);
    back.searchParams.set("state", asked.get("state") ?? "");
    back.searchParams.set("iss", server.wrongIss ?? issuer);
    response.writeHead(302, { location: back.href }).end();
  }

  async function give(asked: URLSearchParams, headers: IncomingHttpHeaders, response: ServerResponse) {
    const client = asked.get("client_id") ?? "";
    const secret = server.clients.get(client)?.secret;
    const isClient =
      server.clients.has(client) && (secret === undefined || asked.get("client_secret") === secret);
    if (!isClient || headers.authorization) return send(response, 401, { error: "invalid_client" });
    if (asked.get("resource") !== resource) return send(response, 400, { error: "invalid_target" });
    if (asked.get("grant_type") === "refresh_token") return renew(asked, client, response);
    const found = codes.get(asked.get("code") ?? "");
    codes.delete(asked.get("code") ?? "");
    const verified = createHash("sha256")
      .update(asked.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      found?.client === client &&
      found.challenge === verified &&
      found.redirectUri === asked.get("redirect_uri");
    if (!found || !isRight) return send(response, 400, { error: "invalid_grant" });
    send(response, 200, tokens(client, found.scope));
  }

  async function renew(asked: URLSearchParams, client: string, response: ServerResponse) {
    server.asked += 1;
    await server.held;
    if (server.renewalStatus) return send(response, server.renewalStatus, {});
    const found = refresh.get(asked.get("refresh_token") ?? "");
    if (found?.isSpent) {
      server.reuses += 1;
      server.end("all");
    }
    if (found?.client !== client || found.isSpent) return send(response, 400, { error: "invalid_grant" });
    found.isSpent = true;
    server.renewals += 1;
    send(response, 200, tokens(client, found.scope));
  }

  function tokens(client: string, scope: string): object {
    const [first, second] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")];
    access.set(`at-${first}`, scope);
    refresh.set(`rt-${second}`, { client, scope, isSpent: false });
    return {
      ...{ access_token: `at-${first}`, refresh_token: `rt-${second}`, token_type: "Bearer" },
      ...{ expires_in: server.lifetimeSeconds, ...(scope ? { scope } : {}) },
    };
  }
  return server;
}

function tokenOf({ authorization = "" }: IncomingHttpHeaders): string {
  return authorization.replace(/^Bearer /, "");
}

function send(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(json));
}
