import { flowField } from "./begun-flows.ts";

/** Result of a mailed link or a provider, parsed from the address. */
export interface Landing {
  /** Type of the link: signup, invite, recovery, magiclink, email_change; empty for a provider. */
  type: string;
  outcome: "session" | "message" | "failed";
  /** Code of the service's refusal; see `explainLanding`. */
  code: string;
  /** The link took the account from an unproved holder. */
  isHolderVoided?: boolean;
}

/** Undefined for an ordinary address. */
export function readLanding({ hash, search }: Pick<URL, "hash" | "search">): Landing | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? "";
  const type = fragment.get("type") ?? query.get("type") ?? "";
  // The texts of an address are never shown: whoever wrote the link chose them.
  if (read("error_code") || read("error_description")) {
    const code =
      read("error_code") === "bad_oauth_callback" ? providerCode(read("error")) : read("error_code");
    return { type, outcome: "failed", code };
  }
  if (fragment.has("access_token")) {
    const isHolderVoided = fragment.get("holder_voided") === "true";
    return { type, outcome: "session", code: "", isHolderVoided };
  }
  // Only the service marks its messages with `sb`.
  const hasMessage = fragment.has("sb") && Boolean(fragment.get("message"));
  return hasMessage ? { type, outcome: "message", code: "" } : undefined;
}

/** Why the provider sent the person back without an answer, as far as it says. */
function providerCode(error: string): string {
  const known = ["access_denied", "server_error", "temporarily_unavailable"];
  return known.includes(error) ? `provider_${error}` : "bad_oauth_callback";
}

/** Removes what `readLanding` reads, so that neither tokens nor errors stay in the history. */
export function withoutLanding({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  for (const name of ["error", "error_code", "error_description", flowField]) query.delete(name);
  return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
}

/** How this page was reached. Read before anything else reads the address. */
export const landing = typeof location === "undefined" ? undefined : readLanding(location);
