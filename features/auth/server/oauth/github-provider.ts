import { z } from "zod";
import { originKey } from "#platform/server/guarded-fetch/check-url.ts";
import type { ExternalProvider } from "../settings/auth-settings.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { isEmail } from "./is-email.ts";
import { clientIdsOf, secretOf } from "./our-client.ts";
import { identityData } from "./profile-of-claims.ts";
import { type ProviderFetch, providerFetch } from "./provider-fetch.ts";
import type { ProviderProfile } from "./provider-profile.ts";

const GithubUser = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const GithubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

type GithubEmail = z.output<typeof GithubEmails>[number];

const scopesOfSignIn = ["user:email"];

/** GitHub speaks OAuth without OpenID: two endpoints of its API describe the person. */
export function githubProvider(external: ExternalProvider): IdentityProvider {
  const clientIds = clientIdsOf(external);
  const site = (external.issuerUrl ?? "https://github.com").replace(/\/+$/, "");
  // GitHub Enterprise serves its API beside its pages.
  const api = external.issuerUrl ? `${site}/api/v3` : "https://api.github.com";
  const fetch = withStatuses(providerFetch([originKey(new URL(site))]), `${site}/login/oauth/access_token`);

  async function configuration() {
    const client = await library();
    const metadata = {
      issuer: site,
      authorization_endpoint: `${site}/login/oauth/authorize`,
      token_endpoint: `${site}/login/oauth/access_token`,
    };
    const config = new client.Configuration(
      metadata,
      clientIds[0] ?? "",
      undefined,
      secretOf(client, external.clientSecret),
    );
    config[client.customFetch] = fetch;
    config.timeout = 10;
    if (site.startsWith("http:")) client.allowInsecureRequests(config);
    return { client, config };
  }

  async function read<Schema extends z.ZodType>(path: string, token: string, schema: Schema) {
    const { client, config } = await configuration();
    const headers = new Headers({
      accept: "application/vnd.github+json",
      "user-agent": "adjutant",
      "x-github-api-version": "2022-11-28",
    });
    const url = new URL(`${api}${path}`);
    const response = await client.fetchProtectedResource(config, token, url, "GET", null, headers);
    if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
    return schema.parse(await response.json());
  }

  return {
    clientIds,
    async begin({ state, redirectUri, scopes, params }) {
      const { client, config } = await configuration();
      const verifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(config, {
        ...params,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: [...new Set([...scopesOfSignIn, ...scopes])].join(" "),
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, secrets: { verifier } };
    },
    async finish({ state, redirectUri, params, secrets: { verifier = "" } }) {
      const { client, config } = await configuration();
      const url = new URL(redirectUri);
      url.search = params.toString();
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      const token = tokens.access_token;
      const user = await read("/user", token, GithubUser);
      const emails = await read("/user/emails", token, GithubEmails);
      return {
        profile: profileOf(external.name, site, user, emails),
        secrets: {
          providerToken: token,
          ...(tokens.refresh_token ? { providerRefreshToken: tokens.refresh_token } : {}),
        },
      };
    },
  };
}

function profileOf(
  provider: string,
  site: string,
  { id, login, name, avatar_url: avatar }: z.output<typeof GithubUser>,
  emails: GithubEmail[],
): ProviderProfile {
  const subject = String(id);
  const chosen = chooseEmail(emails);
  const email = chosen?.email.toLowerCase();
  const isEmailVerified = chosen?.verified ?? false;
  return {
    provider,
    subject,
    ...(email ? { email } : {}),
    isEmailVerified,
    claims: identityData({
      iss: site,
      sub: subject,
      provider_id: subject,
      name: name ?? undefined,
      full_name: name ?? undefined,
      preferred_username: login,
      user_name: login,
      avatar_url: avatar ?? undefined,
      email,
      email_verified: isEmailVerified,
      phone_verified: false,
    }),
  };
}

/** The primary address if verified, else another verified one, else the primary one. */
function chooseEmail(emails: GithubEmail[]): GithubEmail | undefined {
  const usable = emails.filter(({ email }) => isEmail(email.toLowerCase()));
  const rank = ({ verified, primary }: GithubEmail) => (verified ? 2 : 0) + (primary ? 1 : 0);
  return usable.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** GitHub refuses a code with status 200 and an error body. Sets a status that the library understands. */
function withStatuses(fetch: ProviderFetch, tokenUrl: string): ProviderFetch {
  return async (address, request) => {
    const response = await fetch(address, request);
    if (address !== tokenUrl || !response.ok) return response;
    const body = await response.text();
    const { headers } = response;
    return new Response(body, { status: /"error"\s*:/.test(body) ? 400 : 200, headers });
  };
}

function library() {
  return import("openid-client");
}
