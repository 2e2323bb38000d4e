import { isAdministering } from "#platform/contract/role-rules.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { MemberAbilities } from "../../contract/members/member.ts";
import type { memberErrors } from "../../contract/members/member-errors.ts";
import { isOwnersMatter } from "../../contract/members/owners-matter.ts";

export interface RuledMember {
  userId: string;
  role: WorkspaceRole;
  isSuspended: boolean;
  /** A directory decides about them. */
  isManaged: boolean;
  /** The workspace is their personal one. */
  isHome: boolean;
}

type By = Pick<RuledMember, "userId" | "role">;
type Refusal = keyof typeof memberErrors | undefined;

const isForOwnersAlone = (by: By, member: RuledMember, role: WorkspaceRole = member.role) =>
  by.role !== "owner" && (isOwnersMatter(member.role) || isOwnersMatter(role));

/** Why `by` may not give a member this role. Whether an owner stays is asked of the database. */
export function refuseRole(by: By, member: RuledMember, role: WorkspaceRole): Refusal {
  if (by.userId === member.userId && by.role !== "owner") return "member.own";
  if (isForOwnersAlone(by, member, role)) return "member.owners_only";
  // Whether somebody administers the workspace is read from their groups.
  const isOfGroups = member.role === "admin" || role === "admin";
  if (member.isManaged && isOfGroups && role !== "owner") return "member.managed";
  if (member.isSuspended && role === "owner") return "member.suspended";
  return undefined;
}

export function refuseSuspending(by: By, member: RuledMember): Refusal {
  if (by.userId === member.userId) return "member.own";
  if (isForOwnersAlone(by, member)) return "member.owners_only";
  if (member.role === "owner") return "member.is_owner";
  return refuseAway(member);
}

export function refuseUnsuspending(by: By, member: RuledMember): Refusal {
  return isForOwnersAlone(by, member) ? "member.owners_only" : undefined;
}

export function refuseRemoving(by: By, member: RuledMember): Refusal {
  if (by.userId === member.userId) return "member.own";
  if (isForOwnersAlone(by, member)) return "member.owners_only";
  return refuseAway(member);
}

export function refuseLeaving(member: RuledMember): Refusal {
  return refuseAway(member);
}

/** Whose access others decide about, or who would be left without any workspace. */
function refuseAway(member: RuledMember): Refusal {
  if (member.isHome) return "member.home";
  return member.isManaged ? "member.managed" : undefined;
}

/** What the page offers. `isOnlyOwner`: no other owner may act. */
export function abilitiesOf(by: By, member: RuledMember, isOnlyOwner: boolean): MemberAbilities {
  const isSelf = by.userId === member.userId;
  const isLast = member.role === "owner" && isOnlyOwner;
  const administers = isAdministering(by.role);
  const mayGive = (role: WorkspaceRole) => role !== member.role && !refuseRole(by, member, role);
  return {
    roles: administers && !isLast ? WorkspaceRole.options.filter(mayGive) : [],
    suspend: administers && !member.isSuspended && !refuseSuspending(by, member),
    unsuspend: administers && member.isSuspended && !refuseUnsuspending(by, member),
    remove: administers && !isLast && !refuseRemoving(by, member),
    leave: isSelf && !isLast && !refuseLeaving(member),
  };
}
