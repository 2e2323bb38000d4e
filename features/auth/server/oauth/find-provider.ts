import type { AuthSettings, ExternalProvider } from "../settings/auth-settings.ts";
import { githubProvider } from "./github-provider.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { knownProvider } from "./known-providers.ts";
import { openidProvider } from "./openid-provider.ts";

/** Each keeps what it learned of its provider for as long as the settings live. */
const made = new WeakMap<ExternalProvider, IdentityProvider>();

/** The configured provider of this name. */
export function findProvider(
  { externalProviders }: AuthSettings,
  name: string | undefined,
): IdentityProvider | undefined {
  const external = externalProviders.find((provider) => provider.name === name);
  return external && providerOf(external);
}

/** Undefined when nothing says where it is. */
export function providerOf(external: ExternalProvider): IdentityProvider | undefined {
  const existing = made.get(external);
  if (existing) return existing;
  const provider = make(external);
  if (provider) made.set(external, provider);
  return provider;
}

function make(external: ExternalProvider): IdentityProvider | undefined {
  if (external.name === "github") return githubProvider(external);
  const known = knownProvider(external.name);
  const issuerUrl = external.issuerUrl ?? known.issuerUrl;
  return issuerUrl ? openidProvider(external, known, ofMicrosoft(issuerUrl)) : undefined;
}

/** The settings of others name a tenant of Microsoft without the version of its protocol. */
function ofMicrosoft(issuerUrl: string): string {
  return issuerUrl.replace(/^(https:\/\/login\.microsoftonline\.com\/[^/]+)\/?$/, "$1/v2.0");
}
