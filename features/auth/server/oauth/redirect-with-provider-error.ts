import type { Ctx } from "#platform/server/context.ts";
import { addToFragment, addToQuery } from "../flow/redirect-address.ts";

/** Error codes of OAuth and OpenID Connect, in sentences for people. */
const sentences: Record<string, string> = {
  access_denied: "The sign-in was refused or cancelled at the provider.",
  server_error: "The provider reports an error. Try again later.",
  temporarily_unavailable: "The provider is overloaded or being maintained. Try again later.",
};
const otherwise = "The provider did not sign you in. Try again, or sign in another way.";
const longest = 300;

interface ProviderError {
  provider: string;
  /** Query or form fields of the callback. */
  params: URLSearchParams;
}

/** Redirects with our own sentence for a provider's error. Logs the provider's text, shortened. */
export function redirectWithProviderError(
  ctx: Ctx,
  redirectTo: string,
  { provider, params }: ProviderError,
): string {
  const text = (name: string) => (params.get(name) ?? "").slice(0, longest);
  const told = { error: text("error"), description: text("error_description") };
  ctx.log.warn({ requestId: ctx.requestId, provider, told }, "provider of identities refused a sign-in");
  const fields = {
    error: Object.hasOwn(sentences, told.error) ? told.error : "invalid_request",
    error_code: "bad_oauth_callback",
    error_description: sentences[told.error] ?? otherwise,
  };
  return addToFragment(addToQuery(redirectTo, fields), { ...fields, sb: "" });
}
