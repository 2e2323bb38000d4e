/** Result of a mailed link or a provider, parsed from the address. */
export interface Landing {
  /** Type of the link: signup, invite, recovery, magiclink, email_change; empty for a provider. */
  type: string;
  outcome: "session" | "message" | "failed";
  /** Error code. */
  code: string;
  /** The service's message about a failure or a half-confirmed change. */
  message: string;
  /** The link took the account from an unproved holder. */
  isHolderVoided?: boolean;
}

/** Undefined for an ordinary address. */
export function readLanding({ hash, search }: Pick<URL, "hash" | "search">): Landing | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? "";
  const type = fragment.get("type") ?? "";
  if (read("error_code") || read("error_description")) {
    const [code, message] = [read("error_code"), read("error_description")];
    return { type, outcome: "failed", code, message };
  }
  if (fragment.has("access_token")) {
    const isHolderVoided = fragment.get("holder_voided") === "true";
    return { type, outcome: "session", code: "", message: "", isHolderVoided };
  }
  // Only the service marks its messages with `sb`.
  const message = fragment.has("sb") ? (fragment.get("message") ?? "") : "";
  return message ? { type, outcome: "message", code: "", message } : undefined;
}

/** Removes what `readLanding` reads, so that neither tokens nor errors stay in the history. */
export function withoutLanding({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  for (const name of ["error", "error_code", "error_description"]) query.delete(name);
  return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
}

/** How this page was reached. Read before anything else reads the address. */
export const landing = typeof location === "undefined" ? undefined : readLanding(location);
