import { type RawBuilder, sql } from "kysely";

/** Whether a person has no membership of the workspace any more. */
export function isGone(workspaceId: string, person: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from memberships gone where gone.workspace_id = ${workspaceId} and gone.user_id = ${person})`;
}
