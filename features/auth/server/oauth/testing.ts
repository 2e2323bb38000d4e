import { GoTrueClient, type SupportedStorage } from "@supabase/auth-js";
import { type GithubServer, startGithubServer } from "#mocks/github-server/start-github-server.ts";
import { type OpenidServer, startOpenidServer } from "#mocks/openid-server/start-openid-server.ts";
import type { Module } from "#platform/server/module.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "../testing.ts";

export const site = "http://app.test";
const authAddress = "http://auth.test/auth/v1";

export interface OAuthWorld extends AsyncDisposable {
  server: AuthTestServer;
  openid: OpenidServer;
  github: GithubServer;
  /** Milliseconds by which the server's clock is ahead. */
  clock: { aheadMs: number };
  /** Opens an address like a browser without cookies; returns where it ends on the site. */
  browse(address: string): Promise<Landing>;
  /** The provider's redirect back to the service, not followed. */
  browseToCallback(address: string): Promise<string>;
  /** A client that begins flows in the browser. */
  client(flowType?: "implicit" | "pkce"): GoTrueClient;
  get(path: string, init?: RequestInit): Promise<Response>;
}

export interface Landing {
  url: URL;
  fragment: URLSearchParams;
}

/** The auth service between a real OpenID provider (as google, azure and a custom issuer) and GitHub. */
export async function createOAuthWorld(
  settings: Partial<AuthSettings> = {},
  modules: Module[] = [],
): Promise<OAuthWorld> {
  const openid = await startOpenidServer((issuer) => [
    `${authAddress}/callback`,
    `${authAddress}/sso/oidc/callback/${new URL(issuer).host}`,
  ]);
  const github = await startGithubServer();
  const { clientId, clientSecret, issuer: issuerUrl } = openid;
  const ours = { clientId, clientSecret, issuerUrl };
  const clock = { aheadMs: 0 };
  const server = await createOwnAuthTestServer(modules, {
    now: () => new Date(Date.now() + clock.aheadMs),
    auth: {
      issuer: authAddress,
      settings: {
        siteUrl: site,
        allowedRedirects: ["http://other.test/**"],
        externalProviders: [
          { name: "google", ...ours },
          { name: "azure", ...ours },
          { name: "intranet", ...ours },
          { name: "closed", ...ours, issuerUrl: "http://127.0.0.1:9" },
          {
            name: "github",
            clientId: github.clientId,
            clientSecret: github.clientSecret,
            issuerUrl: github.url,
          },
        ],
        ...settings,
      },
    },
  });
  const reachable = (address: string) => address.replace(authAddress, `${server.url}/auth/v1`);

  async function follow(address: string, isOver: (location: string) => boolean): Promise<string> {
    const cookies = new Map<string, string>();
    let next = address;
    for (let hop = 0; hop < 12; hop++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(reachable(next), { redirect: "manual", headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get("location");
      if (!location) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
      next = new URL(location, reachable(next)).href;
      if (isOver(next)) return next;
    }
    throw new Error("The browser goes round in circles");
  }

  return {
    server,
    openid,
    github,
    clock,
    async browse(address) {
      const url = new URL(await follow(address, (to) => /^http:\/\/(app|other)\.test/.test(to)));
      return { url, fragment: new URLSearchParams(url.hash.slice(1)) };
    },
    browseToCallback: (address) =>
      follow(address, (to) => to.startsWith(authAddress) && to.includes("/callback")),
    client: (flowType = "implicit") =>
      new GoTrueClient({
        url: `${server.url}/auth/v1`,
        headers: { apikey: server.publishableKey, Authorization: `Bearer ${server.publishableKey}` },
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        flowType,
        storageKey: Math.random().toString(36).slice(2),
      }),
    get: (path, init) => fetch(`${server.url}/auth/v1${path}`, { redirect: "manual", ...init }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await openid[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
}

function memory(): SupportedStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
