import type { AuthSettings, ExternalProvider } from "../settings/auth-settings.ts";
import { githubProvider } from "./github-provider.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { knownProvider } from "./known-providers.ts";
import { openidProvider } from "./openid-provider.ts";

/** Each caches its provider's metadata for as long as the settings live. */
const made = new WeakMap<ExternalProvider, IdentityProvider>();

/** The configured provider of this name. Clients may prefix a custom one with `custom:`. */
export function findExternal(
  { externalProviders }: AuthSettings,
  name: string,
): ExternalProvider | undefined {
  const find = (wanted: string) => externalProviders.find((provider) => provider.name === wanted);
  return find(name) ?? (name.startsWith("custom:") ? find(name.slice("custom:".length)) : undefined);
}

export function findProvider(settings: AuthSettings, name: string): IdentityProvider | undefined {
  const external = findExternal(settings, name);
  return external && providerOf(external);
}

/** Undefined when no setting gives its issuer. */
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

/** Settings of other products name a Microsoft tenant without the protocol version. */
function ofMicrosoft(issuerUrl: string): string {
  return issuerUrl.replace(/^(https:\/\/login\.microsoftonline\.com\/[^/]+)\/?$/, "$1/v2.0");
}
