import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const adminRoutes: RouteObject[] = [
  laterRoute({
    path: "/admin",
    title: "Admin",
    access: "admin",
    text: "Here you will see users, teams, subscriptions, navigation and the audit log of the installation; this page is not there yet. Mails and text messages on their way out are in the outbox; the keys of clients are shown by npm run admin -- keys.",
    meanwhile: { to: "/dev", label: "Open the Outbox" },
  }),
  laterRoute({
    path: "/admin/app-settings",
    title: "App settings",
    access: "admin",
    text: "Here you will change the settings of the installation; this page is not there yet.",
  }),
  laterRoute({
    path: "/admin/fullcheck",
    title: "Full check",
    access: "admin",
    text: "Here you will check every part of the installation; until then the command line does it: npm run doctor.",
  }),
  laterRoute({
    path: "/admin/upgrade",
    title: "Upgrade",
    access: "admin",
    text: "Here you will see versions, migrations and backups; this page is not there yet.",
  }),
];
