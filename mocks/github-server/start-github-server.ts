import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface GithubPerson {
  id: number;
  login: string;
  name?: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

export interface GithubServer extends AsyncDisposable {
  url: string;
  clientId: string;
  clientSecret: string;
  /** The person at the browser, who consents. */
  person: GithubPerson | undefined;
}

interface Sent {
  person: GithubPerson;
  redirectUri: string;
  challenge: string;
  scopes: string[];
}

/** GitHub's sign-in and its two API routes, as strict as the real ones and with their errors. */
export async function startGithubServer(): Promise<GithubServer> {
  const codes = new Map<string, Sent>();
  const tokens = new Map<string, Sent>();
  const http = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const server: GithubServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    clientId: "Iv1.adjutant",
    clientSecret: "github secret",
    person: undefined,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", server.url);
    switch (`${request.method} ${url.pathname}`) {
      case "GET /login/oauth/authorize":
        return authorize(url.searchParams, response);
      case "POST /login/oauth/access_token":
        return exchange(new URLSearchParams(await text(request)), request, response);
      case "GET /api/v3/user":
        return api(request, response, ({ person: { emails: _emails, ...user } }) => user);
      case "GET /api/v3/user/emails":
        return api(request, response, ({ person, scopes }) =>
          scopes.includes("user:email") ? person.emails : undefined,
        );
      default:
        return json(response, 404, { message: "Not Found" });
    }
  }

  function authorize(params: URLSearchParams, response: ServerResponse) {
    const redirectUri = params.get("redirect_uri") ?? "";
    if (params.get("client_id") !== server.clientId) return json(response, 404, { message: "Not Found" });
    const back = new URL(redirectUri);
    back.searchParams.set("state", params.get("state") ?? "");
    if (server.person) {
      const code = randomBytes(10).toString("hex");
      const challenge = params.get("code_challenge") ?? "";
      const scopes = (params.get("scope") ?? "").split(" ");
      codes.set(code, { person: server.person, redirectUri, challenge, scopes });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "The user has denied your application access.");
    }
    response.writeHead(302, { location: back.href }).end();
  }

  /** Errors have status 200, like those of the real one. */
  function exchange(params: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
    const isOurs =
      params.get("client_id") === server.clientId && params.get("client_secret") === server.clientSecret;
    if (!isOurs) return json(response, 200, { error: "incorrect_client_credentials" });
    const code = params.get("code") ?? "";
    const sent = codes.get(code);
    codes.delete(code);
    const verifier = createHash("sha256")
      .update(params.get("code_verifier") ?? "")
      .digest("base64url");
    if (!sent || verifier !== sent.challenge) return json(response, 200, { error: "bad_verification_code" });
    if (sent.redirectUri !== params.get("redirect_uri")) {
      return json(response, 200, { error: "redirect_uri_mismatch" });
    }
    const token = `gho_${randomBytes(18).toString("hex")}`;
    tokens.set(token, sent);
    const fields = { access_token: token, scope: sent.scopes.join(","), token_type: "bearer" };
    if (request.headers.accept?.includes("application/json")) return json(response, 200, fields);
    response.writeHead(200, { "content-type": "application/x-www-form-urlencoded" });
    response.end(new URLSearchParams(fields).toString());
  }

  function api(request: IncomingMessage, response: ServerResponse, read: (sent: Sent) => unknown) {
    if (!request.headers["user-agent"]) return json(response, 403, { message: "Request forbidden" });
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const sent = tokens.get(token);
    if (!sent) return json(response, 401, { message: "Bad credentials" });
    const body = read(sent);
    return body === undefined ? json(response, 404, { message: "Not Found" }) : json(response, 200, body);
  }
  return server;
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}
