import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { sinkErrors } from "../../../contract/index.ts";
import { findSink, type SinkRow } from "./sink.repository.ts";

/** A receiver of events of the caller's workspace. Throws `event_sink.not_found`. */
export async function requireSink(ctx: Ctx, id: string): Promise<SinkRow> {
  const row = await findSink(ctx.db, userOf(ctx).workspaceId, id);
  return row ?? fail(sinkErrors, "event_sink.not_found");
}
