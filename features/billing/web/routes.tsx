import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const finish: PageHandle = { title: "Finish your account", access: "public", layout: "bare" };
const settings: PageHandle = { title: "Billing", frame: "settings" };
const forAdmins = (title: string): PageHandle => ({ title, access: "admin" });

export const billingRoutes: RouteObject[] = [
  {
    path: "/finish",
    handle: finish,
    lazy: async () => ({ Component: (await import("./finish/finish-page.tsx")).FinishPage }),
  },
  {
    path: "/settings/billing",
    handle: settings,
    lazy: async () => ({ Component: (await import("./settings/billing-page.tsx")).BillingPage }),
  },
  {
    path: "/admin/subscriptions",
    handle: forAdmins("Subscriptions"),
    lazy: async () => ({ Component: (await import("./admin/subscriptions-page.tsx")).SubscriptionsPage }),
  },
  {
    path: "/admin/subscriptions/plans",
    handle: forAdmins("Plans and limits"),
    lazy: async () => ({ Component: (await import("./admin/plans-page.tsx")).PlansPage }),
  },
  {
    path: "/admin/subscriptions/waiting",
    handle: forAdmins("Pending"),
    lazy: async () => ({ Component: (await import("./admin/outgoing-page.tsx")).OutgoingPage }),
  },
  {
    path: "/admin/subscriptions/workspaces/:workspaceId",
    handle: forAdmins("Workspace"),
    lazy: async () => ({ Component: (await import("./admin/workspace-page.tsx")).WorkspacePage }),
  },
];
