import type { UserActor } from "../context.ts";
import type { TestServer } from "./create-test-server.ts";

/** Stores a test person with workspace and membership, as signing up and joining would. Idempotent. */
export async function storePerson({ look }: Pick<TestServer, "look">, person: UserActor): Promise<void> {
  const { userId, workspaceId, role } = person;
  await look("insert into auth.users (id) values ($1) on conflict do nothing", [userId]);
  await look("insert into workspaces (id, name) values ($1, 'Test') on conflict do nothing", [workspaceId]);
  await look(
    "insert into memberships (workspace_id, user_id, role) values ($1, $2, $3) on conflict do nothing",
    [workspaceId, userId, role],
  );
}
