import { planChanged } from "#features/entitlements/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import type { Module } from "#platform/server/module.ts";
import { invitationAccess } from "./invitations/invitation.access.ts";
import { notifyOfMissingSeats } from "./joining/notify-of-missing-seats.ts";
import { meRoutes } from "./me.routes.ts";
import { memberAccess } from "./members/member.access.ts";
import { requestActs } from "./requests/acts.ts";
import { requestAccess } from "./requests/request.access.ts";
import { requestRoutes } from "./requests/request.routes.ts";
import { teamActs } from "./teams/acts.ts";
import { teamAccess } from "./teams/team.access.ts";
import { teamRoutes } from "./teams/team.routes.ts";
import { workspaceAccess } from "./workspace/workspace.access.ts";

export const teamModule: Module = {
  name: "team",
  offers: [
    ...[invitationAccess.list, memberAccess.list, memberAccess.list_gone, requestAccess.create],
    ...[teamAccess.read, teamAccess.read_members, teamAccess.create, workspaceAccess.rename],
  ],
  acts: { nouns: { request: ["Request", "Anfrage"] }, acts: { ...teamActs, ...requestActs } },
  routes: [meRoutes, teamRoutes, requestRoutes],
  on: [
    subscribe(planChanged, {
      name: "team.tell_of_missing_seats",
      perform: (ctx, _payload, { workspaceId }) => notifyOfMissingSeats(ctx, workspaceId),
    }),
  ],
  // What somebody asked for and why. Who decided is known by id alone.
  erasable: [{ table: "requests", columns: ["workspace_id", "user_id", "decided_by"] }],
  retention: [{ table: "requests", column: "created_at", keepFor: { days: 90 }, isTechnical: true }],
};
