import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { requestStatuses } from "./request-status.ts";

const Named = z.object({ id: z.uuid(), name: z.string() });

/** What a member asks for: a role, seats of the plan, or a place in a team. */
export const RequestWants = z.enum(["role", "seats", "access"]);
export type RequestWants = z.infer<typeof RequestWants>;

/** A member asks for something that others give. */
export const WorkspaceRequest = z
  .object({
    id: z.uuid(),
    person: Named,
    wants: RequestWants,
    /** Of a request for a role. */
    role: WorkspaceRole.nullable(),
    /** How many seats are asked for. */
    seats: z.number().int().nullable(),
    /** Of a request for a place in a team. */
    team: Named.nullable(),
    reason: z.string(),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: z.enum(statusesOf(requestStatuses)),
    endedAt: z.iso.datetime().nullable(),
    /** Name of who decided. */
    decidedBy: z.string().nullable(),
    /** What they said about it. */
    note: z.string(),
    abilities: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: "WorkspaceRequest" });
export type WorkspaceRequest = z.infer<typeof WorkspaceRequest>;
