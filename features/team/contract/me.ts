import { z } from "zod";

export const WorkspaceRole = z.enum(["owner", "admin", "member"]);

/** A workspace and what the caller is in it. */
export const OwnWorkspace = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: WorkspaceRole,
    /** True for the workspace that came with the account and ends with it. */
    isPersonal: z.boolean(),
  })
  .meta({ id: "OwnWorkspace" });

/** The signed-in person and everything that decides what the web shows. */
export const Me = z
  .object({
    user: z.object({ id: z.uuid(), email: z.string() }),
    /** The workspace in which this request acts. */
    workspaceId: z.uuid(),
    role: WorkspaceRole,
    workspaces: z.array(OwnWorkspace),
    /** Admin of the installation. */
    isAdmin: z.boolean(),
    /** True when nobody would administer the installation without this person. */
    isOnlyAdmin: z.boolean(),
    /** The account of the user is about to be deleted. */
    isClosing: z.boolean(),
    hasTeamAccess: z.boolean(),
  })
  .meta({ id: "Me" });

export type OwnWorkspace = z.infer<typeof OwnWorkspace>;
export type Me = z.infer<typeof Me>;
