import { type RawBuilder, sql } from "kysely";
import type { Leaver } from "../ownership-transfer.ts";

type Id = string | RawBuilder<unknown>;
interface SomeLeaver {
  workspaceId: Id;
  userId: Id;
}

/**
 * Whether a colleague who may act reaches the object by a grant. A team or workspace of the leaver alone is nobody.
 * `object` is its id in the statement, and the leaver may be columns, too.
 */
export function isSharedWithOthers(noun: string, object: RawBuilder<unknown>, leaver: SomeLeaver) {
  return sql<boolean>`exists (
    select from grants g join memberships m on m.workspace_id = g.workspace_id and m.user_id <> ${leaver.userId}
    where ${inForce(noun, object, leaver)} and ${isMeantBy(sql`m.user_id`)}
      and (g.user_id is not null or g.team_id is not null or m.role <> 'guest')
      and app.may_act(m.user_id, m.workspace_id))`;
}

/** Whether the successor reaches the object by a grant: their own, of a team of theirs, or of the workspace. */
export function isSharedWithSuccessor(noun: string, object: RawBuilder<unknown>, leaver: Leaver) {
  return sql<boolean>`exists (
    select from grants g where ${inForce(noun, object, leaver)} and ${isMeantBy(sql`${leaver.successorId}::uuid`)})`;
}

const inForce = (
  noun: string,
  object: RawBuilder<unknown>,
  { workspaceId }: Pick<SomeLeaver, "workspaceId">,
) =>
  sql`g.workspace_id = ${workspaceId} and g.object_type = ${noun} and g.object_id = ${object}
    and (g.expires_at is null or g.expires_at > now())`;

/** Whether the grant `g` means this person, by name, by a team or one in it, or as one of the workspace. */
export const isMeantBy = (person: RawBuilder<unknown>) => sql`case
  when g.user_id is not null then g.user_id = ${person}
  when g.team_id is not null then ${person} in (select app.people_of_team(g.workspace_id, g.team_id))
  else true end`;
