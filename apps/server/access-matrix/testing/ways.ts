import { workspaceRoles } from "#platform/contract/role-rules.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { type GrantedRelation, relations } from "#platform/server/access/relation.ts";

/** What a share gives. */
export const granted = relations.filter((relation): relation is GrantedRelation => relation !== "owner");

/** How a share reaches a person in some role, and whether it is in force. */
export interface Way {
  name: string;
  role: WorkspaceRole;
  by: "person" | "team" | "workspace";
  isExpired?: boolean;
  isSuspended?: boolean;
}

export const ways: readonly Way[] = [
  ...workspaceRoles.flatMap((role) =>
    (["person", "team", "workspace"] as const).map((by) => ({ name: `${role} by ${by}`, role, by })),
  ),
  { name: "expired", role: "member", by: "person", isExpired: true },
  { name: "expired for an owner", role: "owner", by: "team", isExpired: true },
  { name: "suspended", role: "member", by: "workspace", isSuspended: true },
  { name: "suspended admin", role: "admin", by: "person", isSuspended: true },
];

/** A share with the workspace does not mean its guests. */
export const counts = ({ role, by, isExpired, isSuspended }: Way) =>
  !isExpired && !isSuspended && !(role === "guest" && by === "workspace");

/** What a person in some role is to an object that is not shared. */
export interface Standing {
  name: string;
  role: WorkspaceRole;
  is: "elsewhere" | "colleague" | "owner";
  /** Of the installation, too. */
  isAdmin?: boolean;
  /** What calls, for that person; a visitor of the demo is nobody's colleague. */
  by?: "agent" | "API key" | "visitor";
}

export const standings: readonly Standing[] = [
  ...workspaceRoles.flatMap((role) =>
    (["elsewhere", "colleague", "owner"] as const).map((is) => ({ name: `${role}, ${is}`, role, is })),
  ),
  ...(["elsewhere", "colleague"] as const).map((is) => ({
    ...{ name: `admin of the installation, ${is}`, role: "owner" as const, is, isAdmin: true },
  })),
  ...(["agent", "API key"] as const).flatMap((by) =>
    (["elsewhere", "colleague", "owner"] as const).map((is) => ({
      ...{ name: `${by} of a member, ${is}`, role: "member" as const, is, by },
    })),
  ),
  { name: "visitor, elsewhere", role: "owner", is: "elsewhere", by: "visitor" },
];
