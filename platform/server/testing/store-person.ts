import type { UserActor } from "../context.ts";
import type { TestServer } from "./create-test-server.ts";

/** Stores a test person with workspace and membership, as signing up and joining would. Idempotent. */
export async function storePerson({ look }: Pick<TestServer, "look">, person: UserActor): Promise<void> {
  const { userId, workspaceId, role } = person;
  await look(
    `with person as (insert into auth.users (id) values ($1) on conflict do nothing),
       workspace as (insert into workspaces (id, name) values ($2, 'Test') on conflict do nothing)
     insert into memberships (workspace_id, user_id, role) values ($2, $1, $3) on conflict do nothing`,
    [userId, workspaceId, role],
  );
}
