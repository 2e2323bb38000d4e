import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { joinLinkStatuses } from "./join-link-status.ts";

/** Roles that a link may give. Everybody who has the link gets it. */
export const LinkRole = z.enum(["member", "guest"]);
export type LinkRole = z.infer<typeof LinkRole>;

export const JoinLinkState = z.enum(statusesOf(joinLinkStatuses));
export type JoinLinkState = z.infer<typeof JoinLinkState>;

const facts = {
  id: z.uuid(),
  name: z.string(),
  state: JoinLinkState,
  usedCount: z.number().int(),
  mostUses: z.number().int(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
};

/** A link to join a workspace. Its address is shown once, when it is made. */
export const JoinLink = z
  .object({
    ...facts,
    role: LinkRole,
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Domains of addresses that may join; empty: all. */
    domains: z.array(z.string()),
  })
  .meta({ id: "JoinLink" });
export type JoinLink = z.infer<typeof JoinLink>;

/** A link that gives a plan to the own workspace of whoever uses it. */
export const PlanLink = z
  .object({ ...facts, planKey: z.string(), planName: z.string(), planEndsAt: z.iso.datetime() })
  .meta({ id: "PlanLink" });
export type PlanLink = z.infer<typeof PlanLink>;

export const LinkUse = z
  .object({ userId: z.uuid(), name: z.string(), email: z.string(), usedAt: z.iso.datetime() })
  .meta({ id: "LinkUse" });
export type LinkUse = z.infer<typeof LinkUse>;

/** What a link gives, for everybody who has it. It names no person. */
export const OpenedLink = z
  .discriminatedUnion("gives", [
    z.object({
      gives: z.literal("workspace"),
      workspaceName: z.string(),
      role: WorkspaceRole,
      /** Whether only addresses of some domains may join. Which ones, strangers do not learn. */
      isForDomains: z.boolean(),
    }),
    z.object({ gives: z.literal("plan"), planName: z.string(), planEndsAt: z.iso.datetime() }),
  ])
  .meta({ id: "OpenedJoinLink" });
export type OpenedLink = z.infer<typeof OpenedLink>;
