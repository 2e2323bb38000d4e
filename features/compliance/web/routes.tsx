import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const log: PageHandle = { title: "Compliance", germanTitle: "Compliance" };

const proof: PageHandle = { title: "Proof of the log", germanTitle: "Beweis des Protokolls" };

const exports: PageHandle = { title: "Exports of events", germanTitle: "Exporte von Ereignissen" };

const requests: PageHandle = { title: "Data requests", germanTitle: "Datenauskünfte" };

const holds: PageHandle = { title: "Holds and retention", germanTitle: "Aufbewahrung" };

const certificate: PageHandle = {
  title: "Certificate of an erasure",
  germanTitle: "Bescheinigung einer Löschung",
  access: "public",
  layout: "bare",
};

export const complianceRoutes: RouteObject[] = [
  {
    path: "/compliance",
    handle: log,
    lazy: withTexts(async () => ({ Component: (await import("./log/log-page.tsx")).LogPage })),
  },
  {
    path: "/compliance/proof",
    handle: proof,
    lazy: withTexts(async () => ({ Component: (await import("./proof/proof-page.tsx")).ProofPage })),
  },
  {
    path: "/compliance/exports",
    handle: exports,
    lazy: withTexts(async () => ({ Component: (await import("./exports/exports-page.tsx")).ExportsPage })),
  },
  {
    path: "/compliance/requests",
    handle: requests,
    lazy: withTexts(async () => ({ Component: (await import("./requests/requests-page.tsx")).RequestsPage })),
  },
  {
    path: "/compliance/holds",
    handle: holds,
    lazy: withTexts(async () => ({ Component: (await import("./holds/holds-page.tsx")).HoldsPage })),
  },
  {
    path: "/erasures/:id",
    handle: certificate,
    lazy: withTexts(async () => ({
      Component: (await import("./erasures/public/certificate-page.tsx")).CertificatePage,
    })),
  },
  notBuiltRoute({
    path: "/compliance-productivity",
    title: "Compliance and productivity",
    text: "Coming soon: a report of what was automated, what it cost and who approved it.",
  }),
  notBuiltRoute({
    path: "/admin/policies",
    title: "Policies",
    access: "admin",
    text: "Coming soon: write the rules that decide each tool call, and test them on past traffic.",
  }),
];
