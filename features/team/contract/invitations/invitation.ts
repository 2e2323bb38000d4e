import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { invitationStatuses } from "./invitation-status.ts";

/** What became of an invitation. */
export const InvitationState = z.enum(statusesOf(invitationStatuses));
export type InvitationState = z.infer<typeof InvitationState>;

/** An invitation as the owners and admins of its workspace see it. */
export const Invitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: WorkspaceRole,
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
    state: InvitationState,
    /** The latest mail could not be delivered. */
    isUndelivered: z.boolean(),
    /** Name of who invited; null for somebody who is gone. */
    invitedBy: z.string().nullable(),
    /** How often it was mailed. */
    sentCount: z.number().int(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof Invitation>;

/** What somebody with the mailed link learns. */
export const OpenedInvitation = z
  .object({
    workspaceName: z.string(),
    role: WorkspaceRole,
    /** The invited address, which is that of the mailbox. */
    email: z.string(),
    invitedBy: z.string().nullable(),
    message: z.string(),
    expiresAt: z.iso.datetime(),
    /** Whether the address has an account whose owner proved it. */
    hasAccount: z.boolean(),
    /** Whether the account of the caller has this address. Null: nobody is signed in. */
    isForCaller: z.boolean().nullable(),
    /** Whether the caller accepted it, and is a member. */
    isAccepted: z.boolean(),
  })
  .meta({ id: "OpenedInvitation" });
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;
