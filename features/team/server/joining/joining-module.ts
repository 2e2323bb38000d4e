import { type AuthModuleOptions, serviceOf } from "#features/auth/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { expireInvitations } from "../invitations/expire-invitations.ts";
import { invitationRoutes } from "../invitations/invitation.routes.ts";
import { joinLinkRoutes, planLinkRoutes } from "../join-links/join-link.routes.ts";
import { joiningActs } from "./acts.ts";

export interface JoiningSettings {
  publicUrl: string;
  auth?: AuthModuleOptions;
}

/** How people come into workspaces: invitations by mail and links to join. */
export function createJoiningModule({ publicUrl, auth }: JoiningSettings): Module {
  return {
    name: "joining",
    acts: joiningActs,
    routes: [invitationRoutes({ publicUrl, auth: serviceOf(auth) }), joinLinkRoutes, planLinkRoutes],
    jobs: [expireInvitations],
    erasable: [
      { table: "join_link_uses", columns: ["user_id"], isNaming: true },
      { table: "join_links", columns: ["workspace_id", "created_by"], isNaming: true },
      { table: "invitations", columns: ["workspace_id", "invited_by", "accepted_by"], isNaming: true },
    ],
    // Addresses of people who may have no account.
    retention: [
      {
        ...{ table: "invitations", column: "ended_at", keepFor: { days: 90 } },
        audit: { act: "invitation.forgotten", fact: "count" },
      },
      {
        ...{ table: "join_links", column: "expires_at", keepFor: { days: 365 } },
        audit: { act: "join_link.forgotten", fact: "count" },
      },
    ],
  };
}
