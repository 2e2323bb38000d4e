import { type RawBuilder, sql } from "kysely";
import type { Leaver } from "../hand-over.ts";

/** Whether anybody but the leaver reaches the object by a grant. `object` is its id in the statement. */
export function isSharedWithOthers(noun: string, object: RawBuilder<unknown>, leaver: Leaver) {
  return sql<boolean>`exists (
    select from grants g where g.workspace_id = ${leaver.workspaceId} and g.object_type = ${noun}
      and g.object_id = ${object} and g.user_id is distinct from ${leaver.userId}
      and (g.expires_at is null or g.expires_at > now()))`;
}

/** Whether the heir reaches the object by a grant: their own, of a team of theirs, or of the workspace. */
export function isSharedWithHeir(noun: string, object: RawBuilder<unknown>, leaver: Leaver) {
  const { workspaceId, heirId } = leaver;
  return sql<boolean>`exists (
    select from grants g where g.workspace_id = ${workspaceId} and g.object_type = ${noun}
      and g.object_id = ${object} and (g.expires_at is null or g.expires_at > now())
      and (g.user_id = ${heirId} or (g.user_id is null and g.team_id is null) or g.team_id in (
        select t.team_id from team_memberships t where t.workspace_id = ${workspaceId} and t.user_id = ${heirId})))`;
}
