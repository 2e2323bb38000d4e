import { z } from "zod";

/**
 * What a person is in a workspace. A billing manager is a member who also manages plan and invoices. An auditor
 * reads the log and the holds and changes nothing. A guest sees what is shared with them.
 */
export const WorkspaceRole = z.enum(["owner", "admin", "billing", "auditor", "member", "guest"]);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;

export function isAdministering(role: WorkspaceRole): boolean {
  return role === "owner" || role === "admin";
}

/** Whether the role works in the workspace: begins conversations, runs agents, owns what it makes. */
export function isWorking(role: WorkspaceRole): boolean {
  return role !== "auditor" && role !== "guest";
}

/** Whether the role manages plan and invoices. */
export function isManagingBilling(role: WorkspaceRole): boolean {
  return isAdministering(role) || role === "billing";
}
