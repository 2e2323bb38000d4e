import { callHeaders } from "#platform/web/api/access-token.ts";
import { api } from "#platform/web/api/client.ts";
import type { ObjectPath } from "./object-path.ts";

/** Workspaces that are asked, so that somebody who is in very many causes no flood. */
const mostAsked = 20;

/** The first of these workspaces in which the person may open the object. Each is asked with the person's rights there. */
export async function findElsewhere(
  { path, id }: { path: ObjectPath; id: string },
  workspaceIds: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const { authorization } = await callHeaders();
  if (!authorization) return null;
  const mayOpen = async (workspaceId: string) => {
    const headers = { authorization, "x-workspace-id": workspaceId };
    const answer = api.GET(path, { params: { path: { id } }, headers, signal });
    return answer.then(
      () => true,
      () => false,
    );
  };
  const asked = workspaceIds.slice(0, mostAsked);
  const opened = await Promise.all(asked.map(mayOpen));
  return asked.find((_, at) => opened[at]) ?? null;
}
