import { addToFragment, addToQuery } from "../flow/redirect-address.ts";

const longest = 300;

/** Hands what the provider answered instead of a code to the page, shortened: it is not ours. */
export function redirectWithProviderError(redirectTo: string, params: URLSearchParams): string {
  const text = (name: string) => (params.get(name) ?? "").slice(0, longest);
  const fields = {
    error: text("error"),
    error_code: "bad_oauth_callback",
    error_description: text("error_description") || "The provider did not sign the person in",
  };
  return addToFragment(addToQuery(redirectTo, fields), { ...fields, sb: "" });
}
