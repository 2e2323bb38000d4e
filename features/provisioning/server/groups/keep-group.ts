import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { syncMembership } from "../membership/sync-membership.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { listGroupPeople, lockGroupPeople, storeGroup, storeGroupPeople } from "./group.repository.ts";
import { type GroupFacts, roleOfGroup } from "./group.ts";

export interface KeepGroup {
  workspaceId: string;
  id: string;
  facts: GroupFacts;
  /** Ids of the people who were in the group before. */
  peopleBefore: string[];
}

/** Stores the group and gives everybody whom the change concerns the role of their groups. Call it inside a command. */
export async function keepGroup(
  ctx: Ctx,
  { workspaceId, id, facts, peopleBefore }: KeepGroup,
): Promise<void> {
  const { displayName, externalId, people = peopleBefore } = facts;
  await lockGroupPeople(ctx.db, workspaceId, [...peopleBefore, ...people]);
  const row = { workspaceId, id, displayName, externalId, role: roleOfGroup(displayName), at: ctx.now() };
  if (!(await storeGroup(ctx.db, row))) fail(scimErrors, "scim.uniqueness");
  const known = await listGroupPeople(ctx.db, workspaceId, people);
  if (known.length < people.length) {
    fail(scimErrors, "scim.invalid_value", { message: "One of the members is nobody of this workspace." });
  }
  await storeGroupPeople(ctx.db, workspaceId, id, people);
  await followRoles(ctx, workspaceId, [...peopleBefore, ...people]);
}

/** Gives these people, whose rows are locked since before the groups changed, the roles that their groups have now. */
export async function followRoles(ctx: Ctx, workspaceId: string, ids: string[]): Promise<void> {
  const people = await listGroupPeople(ctx.db, workspaceId, [...new Set(ids)]);
  for (const { id: personId, user_id: userId, is_active: isActive } of people) {
    if (isActive && userId) await syncMembership(ctx, { workspaceId, personId, userId, isActive });
  }
}
