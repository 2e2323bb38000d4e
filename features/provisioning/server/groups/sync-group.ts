import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { syncMembership } from "../membership/sync-membership.ts";
import { scimErrors } from "../scim/scim-errors.ts";
import { listGroupPeople, lockGroupPeople, storeGroup, storeGroupPeople } from "./group.repository.ts";
import { type GroupFacts, roleOfGroup } from "./group.ts";

export interface SyncGroup {
  workspaceId: string;
  id: string;
  facts: GroupFacts;
  /** Ids of the group's people before the change. */
  peopleBefore: string[];
}

/** Stores the group and updates the roles of all people concerned. Part of a command. */
export async function syncGroup(
  ctx: Ctx,
  { workspaceId, id, facts, peopleBefore }: SyncGroup,
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

/**
 * Sets the roles of these people by their present groups. Their rows must be locked since before the change.
 */
export async function followRoles(ctx: Ctx, workspaceId: string, ids: string[]): Promise<void> {
  const people = await listGroupPeople(ctx.db, workspaceId, [...new Set(ids)]);
  for (const { id: personId, user_id: userId, is_active: isActive } of people) {
    if (isActive && userId) await syncMembership(ctx, { workspaceId, personId, userId, isActive });
  }
}
