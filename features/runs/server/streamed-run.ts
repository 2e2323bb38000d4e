import { isObjectReadable } from "#platform/server/access/is-readable.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { StreamedObject } from "#platform/server/http/open-event-stream.ts";
import { findRun, type RunRow } from "./run.repository.ts";

/**
 * What a run is read by. Whoever may no longer read its conversation follows no run there, not even their own. What
 * works in something that has no table is read by the run alone.
 */
export function streamedRun(
  ctx: Ctx,
  { id, host, host_id }: Pick<RunRow, "id" | "host" | "host_id">,
): StreamedObject {
  const object = { noun: host, id: host_id };
  return {
    ...object,
    isReadable: async () =>
      (await isObjectReadable(ctx, object)) ?? (await query(ctx, ({ db }) => findRun(db, id))) !== undefined,
  };
}
