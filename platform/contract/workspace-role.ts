import { z } from "zod";
import { workspaceRoles } from "./role-rules.ts";

/**
 * What a person is in a workspace. A billing manager is a member who also manages plan and invoices. An auditor
 * reads the log and the holds and changes nothing. A guest sees what is shared with them.
 */
export const WorkspaceRole = z.enum(workspaceRoles);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;
