import { z } from "zod";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";

/** A workspace and the caller's role in it. */
export const OwnWorkspace = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: WorkspaceRole,
    /** True for the personal workspace, which exists as long as the account. */
    isPersonal: z.boolean(),
  })
  .meta({ id: "OwnWorkspace" });

/** The signed-in person, with everything the web needs to decide what to show. */
export const Me = z
  .object({
    user: z.object({ id: z.uuid(), email: z.string() }),
    /** The workspace of this request. */
    workspaceId: z.uuid(),
    role: WorkspaceRole,
    workspaces: z.array(OwnWorkspace),
    /** Admin of the installation. */
    isAdmin: z.boolean(),
    /** True when the installation has no other active admin. */
    isOnlyAdmin: z.boolean(),
    /** The account is due for deletion. */
    isClosing: z.boolean(),
    hasTeamAccess: z.boolean(),
    /** What the person may do in this workspace that concerns no object, of what pages offer: `noun.verb`. */
    mayDo: z.array(z.string()),
  })
  .meta({ id: "Me" });

export type OwnWorkspace = z.infer<typeof OwnWorkspace>;
export type Me = z.infer<typeof Me>;
