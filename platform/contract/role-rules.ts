/** All roles, without a library of schemas: pages need them before anything else. */
export const workspaceRoles = ["owner", "admin", "billing", "auditor", "member", "guest"] as const;
type Role = (typeof workspaceRoles)[number];

export function isAdministering(role: Role): boolean {
  return role === "owner" || role === "admin";
}

/** Whether the role works in the workspace: begins conversations, runs agents, owns what it makes. */
export function isWorking(role: Role): boolean {
  return role !== "auditor" && role !== "guest";
}

/** Whether the role manages plan and invoices. */
export function isManagingBilling(role: Role): boolean {
  return isAdministering(role) || role === "billing";
}
