import type { Services } from "#platform/server/services.ts";
import { findNames } from "./presence.repository.ts";

const keepMs = 5 * 60_000;
const most = 20_000;

/** The names of people, each read at most once in five minutes. */
export function createNames({ servicePool, now }: Pick<Services, "servicePool" | "now">) {
  const kept = new Map<string, { name: string; readAtMs: number }>();
  return {
    /** Reads those that are not known in one statement. */
    async need(userIds: Iterable<string>): Promise<void> {
      const nowMs = now().getTime();
      const missing = [...new Set(userIds)].filter((id) => {
        const known = kept.get(id);
        return !known || nowMs - known.readAtMs > keepMs;
      });
      if (missing.length === 0) return;
      if (kept.size + missing.length > most) kept.clear();
      for (const [id, name] of await findNames(servicePool, missing)) kept.set(id, { name, readAtMs: nowMs });
    },
    of: (userId: string): string => kept.get(userId)?.name ?? "",
  };
}
