/** SQL expressions of an object. */
interface Named {
  workspaceId: string;
  noun: string;
  id: string;
}

/**
 * SQL query of the ids of people whom guests of an object are shown: its owner, and whoever wrote in the conversation. Who
 * else can read it, guests do not learn. Ids repeat and may be null. It reads the whole conversation, so a statement about
 * several people contains it where it does not depend on them.
 */
export function shownToGuests({ workspaceId, noun, id }: Named): string {
  return `(select app.owner_of_object(${workspaceId}, ${noun}, ${id}) as id
    union all select written.user_id from messages written
      where ${noun} = 'conversation' and written.workspace_id = ${workspaceId} and written.conversation_id = ${id}
    union all select said.user_id from comments said
      where ${noun} = 'conversation' and said.workspace_id = ${workspaceId} and said.conversation_id = ${id})`;
}
