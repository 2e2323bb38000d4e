import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";
import { invitationPath } from "../contract/invitations/invitation-path.ts";

const team: PageHandle = { title: "Team", germanTitle: "Team" };

const shared: PageHandle = { title: "Shared", germanTitle: "Geteilt" };

const workspace: PageHandle = { title: "Workspace", frame: "settings" };

/** Pages for everybody who has the link, signed in or not. */
const forEverybody = { access: "public", layout: "bare" } as const;
const invitation: PageHandle = { title: "Invitation", germanTitle: "Einladung", ...forEverybody };
const join: PageHandle = { title: "Join", germanTitle: "Beitreten", ...forEverybody };

const invitations: PageHandle = { title: "Invitations", germanTitle: "Einladungen" };
const planLinks: PageHandle = { title: "Links to plans", access: "admin" };

export const teamRoutes: RouteObject[] = [
  {
    path: "/team",
    handle: team,
    lazy: withTexts(async () => ({ Component: (await import("./team-page.tsx")).TeamPage })),
  },
  {
    path: "/team/groups",
    handle: { title: "Teams", germanTitle: "Teams" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./teams/teams-page.tsx")).TeamsPage }),
  },
  {
    path: "/team/groups/:id",
    handle: team,
    lazy: async () => ({ Component: (await import("./teams/team-detail-page.tsx")).TeamDetailPage }),
  },
  {
    path: "/team/shared",
    handle: shared,
    lazy: withTexts(async () => ({ Component: (await import("./shared-page.tsx")).SharedPage })),
  },
  {
    path: "/settings/workspace",
    handle: workspace,
    lazy: async () => ({ Component: (await import("./workspace-page.tsx")).WorkspacePage }),
  },
  {
    path: "/team/invitations",
    handle: invitations,
    lazy: withTexts(async () => ({
      Component: (await import("./invitations/invitations-page.tsx")).InvitationsPage,
    })),
  },
  {
    path: "/admin/subscriptions/links",
    handle: planLinks,
    lazy: async () => ({ Component: (await import("./join-links/plan-links-page.tsx")).PlanLinksPage }),
  },
  {
    path: invitationPath,
    handle: invitation,
    lazy: withTexts(async () => ({
      Component: (await import("./joining/invitation-page.tsx")).InvitationPage,
    })),
  },
  {
    path: "/free-join/:token",
    handle: join,
    lazy: withTexts(async () => ({ Component: (await import("./joining/free-join-page.tsx")).FreeJoinPage })),
  },
];
