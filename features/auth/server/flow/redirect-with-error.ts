import { AppError } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { addToFragment, addToQuery } from "./redirect-address.ts";

const kinds: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/**
 * Redirects to `redirectTo` with the error in the fragment and, with `inQuery`, in the query as well. `type` is
 * the kind of link, for the page that offers a new one.
 * Rethrows errors outside the auth protocol, which the server logs and answers itself.
 */
export function redirectWithError(
  redirectTo: string,
  error: unknown,
  { inQuery, type }: { inQuery: boolean; type?: string },
): string {
  if (!(error instanceof AppError) || !(error.code in authErrors)) throw error;
  const isDenied = ["signup_disabled", "user_banned", "provider_email_needs_verification"].includes(
    error.code,
  );
  const fields = {
    error: isDenied ? "access_denied" : (kinds[error.status] ?? "invalid_request"),
    error_code: error.code,
    error_description: error.message,
  };
  const place = inQuery ? addToQuery(redirectTo, fields) : redirectTo;
  return addToFragment(place, { ...fields, sb: "", type: type || undefined });
}
