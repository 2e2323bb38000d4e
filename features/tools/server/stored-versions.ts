import type { Services } from "#platform/server/services.ts";

/** Far above the tools that the workspaces of one server use in a day. */
const mostKept = 20_000;

const known = new WeakMap<Services, Set<string>>();

/**
 * The versions of tools that this server has stored for a workspace. They stay as long as the workspace, so what is
 * known as stored is not sent again with every run.
 */
export function storedVersions(services: Services, workspaceId: string) {
  const stored = known.get(services) ?? new Set();
  known.set(services, stored);
  const keyOf = (hash: string) => `${workspaceId} ${hash}`;
  return {
    has: (hash: string) => stored.has(keyOf(hash)),
    add(versions: readonly { hash: string }[]) {
      if (stored.size > mostKept) stored.clear();
      for (const { hash } of versions) stored.add(keyOf(hash));
    },
  };
}
