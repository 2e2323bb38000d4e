import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandWorld, Person } from "./command-world.ts";

/** A workspace with people in these roles, each as they act there. */
export async function stageMembers<const Role extends string>(
  world: CommandWorld,
  people: Readonly<Record<Role, WorkspaceRole>>,
): Promise<{ workspaceId: string } & Record<Role, Person>> {
  const workspaceId = newId();
  await world.look("insert into workspaces (id, name) values ($1, 'Acme')", [workspaceId]);
  const staged: Record<string, Person> = {};
  for (const [name, role] of Object.entries<WorkspaceRole>(people))
    staged[name] = await joinAs(world, workspaceId, role);
  return { workspaceId, ...staged } as { workspaceId: string } & Record<Role, Person>;
}

export async function joinAs(world: CommandWorld, workspaceId: string, role: WorkspaceRole): Promise<Person> {
  const person = await world.newPerson();
  await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
    workspaceId,
    person.actor.userId,
    role,
  ]);
  const actor: UserActor = { ...person.actor, workspaceId, role };
  return { ...person, actor, ctx: world.as(actor) };
}
