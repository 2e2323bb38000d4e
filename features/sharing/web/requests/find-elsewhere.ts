import { callHeaders } from "#platform/web/api/access-token.ts";
import { api } from "#platform/web/api/client.ts";
import type { SharedRef } from "../../contract/index.ts";

const calls = {
  conversation: "/api/v1/conversations/{id}",
  agent: "/api/v1/agents/{id}",
  collection: "/api/v1/collections/{id}",
  artifact: "/api/v1/artifacts/{id}",
} as const;

/** Workspaces that are asked, so that somebody who is in very many causes no flood. */
const mostAsked = 20;

/** The first of these workspaces in which the person may open the object. Each is asked with the person's rights there. */
export async function findElsewhere(
  { noun, id }: SharedRef,
  workspaceIds: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const path = isAsked(noun) ? calls[noun] : undefined;
  const { authorization } = await callHeaders();
  if (!path || !authorization) return null;
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

const isAsked = (noun: string): noun is keyof typeof calls => Object.hasOwn(calls, noun);
