/** Our own parameters, and those that a page must not choose. */
const reserved = new Set([
  "provider",
  "redirect_to",
  "scopes",
  "scope",
  "invite_token",
  "skip_http_redirect",
  "apikey",
  "state",
  "nonce",
  "client_id",
  "client_secret",
  "redirect_uri",
  "response_type",
  "response_mode",
  "code_challenge",
  "code_challenge_method",
  "code_verifier",
  "request",
  "request_uri",
  "registration",
  "id_token_hint",
  "claims",
]);

const most = 20;
const longest = 500;

/** Parameters passed on to the provider unchanged, such as `prompt`, `login_hint` and `access_type`. */
export function forwardedParams(query: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(query).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === "string" && value.length <= longest && !reserved.has(name.toLowerCase());
  });
  return Object.fromEntries(kept.slice(0, most));
}

/** Splits scopes at blanks or commas, as clients write them. */
export function readScopes(scopes: unknown): string[] {
  if (typeof scopes !== "string") return [];
  return scopes
    .slice(0, longest * 2)
    .split(/[\s,]+/)
    .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope));
}
