import { workspaceOf } from "../personal-data/workspace-of-tab.ts";

/** Returns the current access token, refreshed when needed. Undefined while nobody is signed in. */
type AccessTokenSource = () => Promise<string | undefined>;

interface AccessSource {
  getAccessToken: AccessTokenSource;
  /** Called when the server refuses a token that looked valid. */
  onRefused: () => void;
}

/** The headers that say who calls, and in which workspace. Empty while nobody is signed in. */
export interface CallHeaders {
  authorization?: string;
  "x-workspace-id"?: string;
}

let source: AccessSource = { getAccessToken: async () => undefined, onRefused: () => {} };

/** Sets the source of the access token. The application calls it once at start. */
export function setAccessSource(next: AccessSource): void {
  source = next;
}

/** Every call to the server begins with these. The personal workspace is the server's default. */
export async function callHeaders(): Promise<CallHeaders> {
  const token = await source.getAccessToken();
  if (!token) return {};
  const userId = userIdOfToken(token);
  const workspaceId = userId && workspaceOf(userId);
  return {
    authorization: `Bearer ${token}`,
    ...(workspaceId && workspaceId !== userId ? { "x-workspace-id": workspaceId } : {}),
  };
}

export function reportRefusedToken(): void {
  source.onRefused();
}

/** Whose token it is. The server checks tokens; a browser only reads them. */
function userIdOfToken(token: string): string | undefined {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== "object" || claims === null || !("sub" in claims)) return undefined;
    return typeof claims.sub === "string" ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}
