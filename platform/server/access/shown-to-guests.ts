/** SQL expressions of an object. */
interface Named {
  workspaceId: string;
  noun: string;
  id: string;
}

/**
 * SQL of whether a person is one that guests of an object are shown: its owner, and whoever wrote in the conversation. Who
 * else can read it, guests do not learn.
 */
export function isShownToGuests(person: string, { workspaceId, noun, id }: Named): string {
  return `(${person} = app.owner_of_object(${workspaceId}, ${noun}, ${id})
    or ${noun} = 'conversation' and ${person} in (
      select written.user_id from messages written
      where written.workspace_id = ${workspaceId} and written.conversation_id = ${id}
      union all select said.user_id from comments said
      where said.workspace_id = ${workspaceId} and said.conversation_id = ${id}))`;
}
