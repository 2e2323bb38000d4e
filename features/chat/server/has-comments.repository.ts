import { sql } from "kysely";

/** Whether a row of `conversations` has comments. The owner reads them also when it is shared no longer. */
export const hasComments = sql<boolean>`exists (
  select from comments k
  where k.workspace_id = conversations.workspace_id and k.conversation_id = conversations.id)`;
