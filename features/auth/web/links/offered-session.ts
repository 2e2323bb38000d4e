import { sessionStore } from "../session-store.ts";
import { endBegunFlow } from "./begun-flows.ts";

/** The tokens of a session that an address offers. */
export interface OfferedSession {
  access_token: string;
  refresh_token: string;
}

/** Undefined for an address without tokens. */
export function readOfferedSession({ hash }: Pick<URL, "hash">): OfferedSession | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const access_token = fragment.get("access_token");
  return access_token ? { access_token, refresh_token: fragment.get("refresh_token") ?? "" } : undefined;
}

/**
 * Whether the offered session needs no question: this browser began its flow, or it is of the account that is
 * signed in here. The claims are read unverified; the service checks the token before it becomes the session.
 */
export function isExpected(
  offered: OfferedSession,
  address: Pick<URL, "search">,
  sessionKey: string,
): boolean {
  return endBegunFlow(address) || isOfSignedIn(offered, sessionKey);
}

function isOfSignedIn({ access_token: token }: OfferedSession, sessionKey: string): boolean {
  try {
    const payload = token.split(".")[1] ?? "";
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const { user } = JSON.parse(sessionStore.getItem(sessionKey) ?? "{}");
    return typeof user?.id === "string" && claims.sub === user.id;
  } catch {
    return false;
  }
}
