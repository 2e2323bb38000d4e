import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider from "oidc-provider";

/** A person at the provider. Absent claims are not disclosed. */
export interface OpenidPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  picture?: string;
  [claim: string]: unknown;
}

export interface OpenidServer extends AsyncDisposable {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * The person at the browser. Undefined refuses sign-in. A cookie `openid_person` (a person as JSON in
   * base64url) overrides it.
   */
  person: OpenidPerson | undefined;
  /** Alters the ID tokens of the token endpoint. */
  spoil: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** Signs ID tokens with a key that the provider does not publish. */
  isSigningWrongly: boolean;
  /** An ID token as a mobile app receives it. `claims` override the usual ones. */
  idToken(claims: JWTPayload): Promise<string>;
}

const kid = "test-key";
/** The library's name of a person's id. */
const personKey = "accountId";

/** A real OpenID provider over HTTP. People sign in without a page and return to one of `redirectUris`. */
export async function startOpenidServer(
  redirectUris: string[] | ((issuer: string) => string[]),
): Promise<OpenidServer> {
  const published = await generateKeyPair("RS256", { extractable: true });
  const other = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(published.privateKey)), kid, alg: "RS256", use: "sig" };
  const people = new Map<string, OpenidPerson>();

  let answer = (_request: IncomingMessage, response: ServerResponse) => void response.end();
  const http = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const key = (): CryptoKey => (server.isSigningWrongly ? other.privateKey : published.privateKey);
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(key());

  const server: OpenidServer = {
    issuer,
    clientId: "adjutant",
    clientSecret: "a secret of at least 32 characters",
    person: undefined,
    spoil: undefined,
    isSigningWrongly: false,
    idToken: (claims) => {
      const at = Math.floor(Date.now() / 1000);
      return sign({ iss: issuer, aud: "adjutant", iat: at, exp: at + 600, ...server.person, ...claims });
    },
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: server.clientId,
        client_secret: server.clientSecret,
        redirect_uris: typeof redirectUris === "function" ? redirectUris(issuer) : redirectUris,
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ["only for tests"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified", "xms_edov"],
      profile: ["name", "picture", "preferred_username"],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    clientAuthMethods: ["client_secret_post"],
    clientDefaults: { token_endpoint_auth_method: "client_secret_post" },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { [personKey]: sub, claims: () => ({ ...person }) };
    },
    // Signing in consents to everything requested.
    async loadExistingGrant(ctx) {
      const { session, client, params } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId ?? "",
        [personKey]: session?.accountId ?? "",
      });
      grant.addOIDCScope(String(params?.scope ?? "openid"));
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = "json";
      ctx.body = { ...out };
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const isAnswer =
      ctx.path === "/token" && typeof ctx.body === "object" && ctx.body && "id_token" in ctx.body;
    if (!isAnswer || !(server.spoil || server.isSigningWrongly)) return;
    const body = ctx.body as { id_token: string };
    const [, payload = ""] = body.id_token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    body.id_token = await sign(server.spoil?.(claims) ?? claims);
  });

  const providerAnswers = provider.callback();
  answer = (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void providerAnswers(request, response);
    const person = personOfBrowser(request) ?? server.person;
    if (person) people.set(person.sub, person);
    const result = person
      ? { login: { [personKey]: person.sub } }
      : { error: "access_denied", error_description: "The person did not agree" };
    void provider.interactionFinished(request, response, result);
  };
  return server;
}

function personOfBrowser({ headers }: IncomingMessage): OpenidPerson | undefined {
  const chosen = /(?:^|; )openid_person=([\w-]+)/.exec(headers.cookie ?? "")?.[1];
  return chosen ? JSON.parse(Buffer.from(chosen, "base64url").toString()) : undefined;
}
