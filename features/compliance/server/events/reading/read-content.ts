import { openSealed } from "#platform/server/audit/open-sealed.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { logErrors, type PersonalContent } from "../../../contract/index.ts";
import { eventAccess } from "../event.access.ts";
import { findSealed } from "../event.repository.ts";
import { seeEvent } from "./get-event.ts";

/** Records that somebody reads the personal content of an event that is not their own. */
export const noteContent = command(
  "log.note_content",
  eventAccess.note_content,
  async (ctx, { workspaceId, eventId }: { workspaceId: string; eventId: string }): Promise<void> => {
    await ctx.audit({
      act: "log.personal_content_read",
      workspaceId,
      target: [{ type: "log_event", id: eventId }],
    });
  },
);

/** The personal content of an event. Each reading of another person's is recorded before it is shown. */
export async function readContent(ctx: Ctx, id: string): Promise<PersonalContent> {
  const { row, scope } = await seeEvent(ctx, id);
  const isOwn = row.actor_id === userOf(ctx).userId;
  if (scope === "own" && !isOwn) fail(logErrors, "log_event.not_found");
  const found = await query(ctx, eventAccess.read_own, ({ db }) => findSealed(db, id));
  if (!found) return { fields: [] };
  const { workspace_id: workspaceId } = row;
  const sealed = { id, workspaceId, sealed: found.sealed, dataKeyId: found.data_key_id };
  const fields = (await openSealed(ctx.services, sealed)) ?? fail(logErrors, "log_event.content_erased");
  if (!isOwn) await noteContent(ctx, { workspaceId, eventId: id });
  return { fields: Object.entries(fields).map(([name, { value, salt }]) => ({ name, value, salt })) };
}
