/** What the address says of a link or a provider that led here. */
export interface Landing {
  /** Of the link: signup, invite, recovery, magiclink, email_change; empty for a provider's answer. */
  type: string;
  outcome: "session" | "message" | "failed";
  /** The code of the failure. */
  code: string;
  /** The words of the service about a failure or a half-done change. */
  message: string;
  /** The link took the account from whoever had opened it. */
  isHolderVoided?: boolean;
}

/** Undefined when the address is an ordinary one. */
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
  // Only the service marks its words with `sb`.
  const message = fragment.has("sb") ? (fragment.get("message") ?? "") : "";
  return message ? { type, outcome: "message", code: "", message } : undefined;
}

/** The address without what `readLanding` reads: neither tokens nor errors stay in the history of the browser. */
export function withoutLanding({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  for (const name of ["error", "error_code", "error_description"]) query.delete(name);
  return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
}

/** How this page was reached; read before anything else looks at the address. */
export const landing = typeof location === "undefined" ? undefined : readLanding(location);
