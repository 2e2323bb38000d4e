import type { KnownRights } from "#platform/contract/known-rights.ts";
import { workspaceOf } from "#platform/web/personal-data/workspace-of-tab.ts";

interface Asker {
  userId: string;
  accessToken: string;
  publishableKey: string;
}

/** What the signed-in person may do. Unknown rights count as none. */
export async function askForRights(asker: Asker): Promise<Pick<KnownRights, "hasTeamAccess" | "isAdmin">> {
  const [hasTeamAccess, isAdmin] = await Promise.all([askForTeamAccess(asker), askWhetherAdmin(asker)]);
  return { hasTeamAccess, isAdmin };
}

async function askForTeamAccess({ userId, accessToken }: Asker): Promise<boolean> {
  const me = await ask("/api/v1/me", {
    headers: { authorization: `Bearer ${accessToken}`, "x-workspace-id": workspaceOf(userId) },
  });
  return typeof me === "object" && me !== null && Reflect.get(me, "hasTeamAccess") === true;
}

async function askWhetherAdmin({ userId, accessToken, publishableKey }: Asker): Promise<boolean> {
  const answer = await ask("/rest/v1/rpc/has_role", {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ _user_id: userId, _role: "admin" }),
  });
  return answer === true;
}

/** The answer; undefined after a failure. */
async function ask(path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(path, init);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
