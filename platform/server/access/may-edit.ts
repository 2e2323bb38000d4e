import { type RawBuilder, sql } from "kysely";
import { isMeantBy } from "./shared-with.ts";

/**
 * Whether a grant in force lets this person edit the object now, for background work. A share with everybody means no
 * guests, and the suspended and auditors write nowhere. All are expressions of the statement.
 */
export function isEditableByGrant(
  noun: string,
  object: RawBuilder<unknown>,
  { workspaceId, person }: { workspaceId: RawBuilder<unknown>; person: RawBuilder<unknown> },
) {
  return sql<boolean>`exists (
    select from grants g
    join memberships m on m.workspace_id = g.workspace_id and m.user_id = ${person}
    where g.workspace_id = ${workspaceId} and g.object_type = ${noun} and g.object_id = ${object}
      and g.relation = 'editor' and (g.expires_at is null or g.expires_at > now())
      and m.suspended_at is null and m.role <> 'auditor' and ${isMeantBy(person)}
      and (g.user_id is not null or g.team_id is not null or m.role <> 'guest'))`;
}
