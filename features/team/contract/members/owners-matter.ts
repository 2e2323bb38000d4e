import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";

/** Owners appoint owners and auditors, by whichever way, and nobody else touches these. */
export function isOwnersMatter(role: WorkspaceRole): boolean {
  return role === "owner" || role === "auditor";
}
