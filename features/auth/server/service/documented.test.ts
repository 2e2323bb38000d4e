import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GoTrueAdminApi, GoTrueClient } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { readAuthSettings } from "../settings/read-auth-settings.ts";
import { SsoProviderRequest } from "../sso/providers/read-sso-provider-body.ts";
import { endpoints } from "./endpoints.ts";

const server = join(import.meta.dirname, "..");
const root = join(server, "../../..");
/** Tests lie beside the service, or in `apps`. */
const placeOf = (path: string) => join(path.startsWith("apps/") ? root : server, path);
const page = ["docs/auth.md", "docs/identity-providers.md"]
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");

describe("docs/auth.md and docs/identity-providers.md", () => {
  it("names every endpoint", () => {
    const paths = endpoints.filter(({ path }) => !path.startsWith("/admin/custom-") && !path.endsWith("*"));
    expect(
      paths.map(({ method, path }) => `\`${method} ${path}\``).filter((name) => !page.includes(name)),
    ).toEqual([]);
  });

  it("names every call of the client library", () => {
    const client = new GoTrueClient({
      url: "http://localhost",
      persistSession: false,
      autoRefreshToken: false,
      experimental: { recoveryCodes: true },
    });
    const { recoveryCodes, webauthn, ...mfa } = client.mfa;
    const own = Object.getOwnPropertyNames(GoTrueClient.prototype)
      .filter((name) => !/^_|^constructor$|^jwks/.test(name))
      .concat(keysOf("mfa", mfa), keysOf("mfa.recoveryCodes", recoveryCodes))
      .concat(keysOf("mfa.webauthn", webauthn).filter((name) => name !== "mfa.webauthn.client"))
      .concat(keysOf("oauth", client.oauth), keysOf("passkey", client.passkey));
    const { admin } = client;
    const ofPrograms = Object.getOwnPropertyNames(GoTrueAdminApi.prototype)
      .filter((name) => !/^_|^constructor$/.test(name))
      .concat(keysOf("mfa", admin.mfa), keysOf("oauth", admin.oauth), keysOf("passkey", admin.passkey))
      .concat(keysOf("customProviders", admin.customProviders));
    const calls = [...own, ...ofPrograms.map((name) => `admin.${name}`)];
    expect(calls.length).toBeGreaterThan(70);
    expect(calls.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("names for each call a test that makes it, or makes those that it is made of", () => {
    const unmade = page.split("\n").flatMap((row) => {
      const [, calls = ""] = row.split("|");
      const tests = [...row.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
      if (tests.length === 0) return [];
      const text = tests.map((path) => readFileSync(placeOf(path), "utf8")).join("\n");
      return [...calls.matchAll(/`([\w.]+)`/g)]
        .map(([, name = ""]) => madeOf[name.startsWith("mfa.webauthn.") ? "mfa.webauthn" : name] ?? name)
        .filter((name) => !new RegExp(`\\b${name.split(".").at(-1)}\\b`).test(text));
    });
    expect(unmade).toEqual([]);
  });

  it("names every setting, with the default of each", () => {
    const names = settingNames();
    expect(names.length).toBeGreaterThan(45);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(page).toContain(`\`GOTRUE_PASSWORD_MIN_LENGTH\` | \`${defaultAuthSettings.passwordMinLength}\``);
  });

  it("registers identity providers of each type with bodies that are read in full", () => {
    const bodies = [...page.matchAll(/admin\/sso\/providers -H .*? -d '(\{.*?\})'/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    expect(bodies.map(({ type }) => type)).toEqual(["saml", "oidc"]);
    for (const body of bodies) expect(SsoProviderRequest.strict().parse(body)).toMatchObject(body);
  });

  it("names tests that exist", () => {
    const tests = [...page.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path = ""]) => path);
    expect(tests.length).toBeGreaterThan(40);
    expect(tests.filter((path) => !existsSync(placeOf(path)))).toEqual([]);
  });
});

/** Calls that need a browser, or are the inner part of another. */
const madeOf: Record<string, string> = {
  signInWithEthereum: "signInWithWeb3",
  signInWithSolana: "signInWithWeb3",
  fetchJwk: "getClaims",
  linkIdentityOAuth: "linkIdentity",
  linkIdentityIdToken: "linkIdentity",
  registerPasskey: "passkey.verifyRegistration",
  signInWithPasskey: "passkey.verifyAuthentication",
  "mfa.webauthn": "mfa.verify",
};

function keysOf(name: string, part: object): string[] {
  return Object.keys(part).map((key) => `${name}.${key}`);
}

/** What the reader of settings looks for. */
function settingNames(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_target, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readAuthSettings(environment, defaultAuthSettings);
  return [...names];
}
