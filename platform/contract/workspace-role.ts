import { z } from "zod";

/** What a person is in a workspace. An auditor reads its log and holds, and has no other right of its admins. */
export const WorkspaceRole = z.enum(["owner", "admin", "auditor", "member"]);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;

export function isAdministering(role: WorkspaceRole): boolean {
  return role === "owner" || role === "admin";
}
