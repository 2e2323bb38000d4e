import { z } from "zod";

/** A team of the workspace. */
export const WorkspaceTeam = z.object({ id: z.uuid(), name: z.string() }).meta({ id: "WorkspaceTeam" });
export type WorkspaceTeam = z.infer<typeof WorkspaceTeam>;
