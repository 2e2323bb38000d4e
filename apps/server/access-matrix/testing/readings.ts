import { personOf } from "#platform/server/context.ts";
import { type PersonaName, personas } from "./personas.ts";
import { routes } from "./routes.ts";

/** The workspace of the personas. */
export const colleagues = personOf(personas.member.actor)?.workspaceId ?? "";

const manage: PersonaName[] = ["owner of the workspace", "admin of the workspace"];
/** Of a request for seats. */
const purchase: PersonaName[] = ["owner of the workspace", "member of the workspace who manages billing"];
const work: PersonaName[] = [...manage, "member of the workspace who manages billing", "member"];
const withAuditor = (some: PersonaName[]): PersonaName[] => [...some, "auditor of the workspace"];
/** Instead of the person: what concerns the installation. */
const installation: PersonaName[] = ["admin of the installation"];

/** Who reads what one person of the workspace has, beside that person. Nobody, unless a route is named here. */
export const readings: Readonly<Record<string, readonly PersonaName[]>> = {
  "/api/v1/admin/model-audiences": installation,
  "/api/v1/admin/model-calls": installation,
  "/api/v1/admin/outgoing-messages": installation,
  "/api/v1/admin/workspaces/:workspaceId/entitlement-overrides": installation,
  "/api/v1/ai-settings/instructions": manage,
  "/api/v1/compliance/holdable-conversations": manage,
  "/api/v1/compliance/holds": withAuditor(manage),
  "/api/v1/compliance/sinks": manage,
  "/api/v1/connections": work,
  "/api/v1/connections/:id": work,
  "/api/v1/connections/:id/tools": manage,
  "/api/v1/http-hosts": manage,
  "/api/v1/invitations": manage,
  "/api/v1/invitations/room": manage,
  "/api/v1/join-links": manage,
  "/api/v1/join-links/:id/uses": manage,
  "/api/v1/members": work,
  "/api/v1/members/:userId/leaving": manage,
  "/api/v1/mentionables": work,
  "/api/v1/usage/budgets": manage,
  "/api/v1/workspace/agents": manage,
  "/api/v1/workspace/requests/:id": purchase,
  "/api/v1/workspace/teams": withAuditor(work),
  "/api/v1/workspace/teams/:id": withAuditor(work),
  "/api/v1/workspace/teams/:id/members": work,
  "/api/v1/workspace/teams/:id/shares": withAuditor(work),
  "/api/v1/workspace/teams/:id/uses": manage,
  "/api/v1/workspace/triggers": manage,
};

/** How a route says that nothing is there, where it is not with an error. */
export const emptyAnswers: Readonly<Record<string, string>> = { "/api/v1/inbox/items/:id": '{"type":null}' };

/** The row of the person that is stored is not enough for an answer: bytes, a signature or a state are missing. */
const withoutSample: readonly string[] = [
  "/api/v1/agents/:id/versions/:number",
  "/api/v1/artifacts/:id/deleted",
  "/api/v1/avatars/:userId/:id/:size",
  "/api/v1/bulk-exports/:id/download",
  "/api/v1/compliance/archives/:id/download",
  "/api/v1/compliance/events/:id",
  "/api/v1/compliance/events/:id/proof",
  "/api/v1/compliance/exports/:id/download",
  "/api/v1/compliance/logs/:id/checkpoint",
  "/api/v1/compliance/logs/:id/tile/*",
  "/api/v1/compliance/periods/:kind/preview",
  "/api/v1/compliance/runs/:id/proof",
  "/api/v1/documents/:id/content",
  "/api/v1/documents/:id/text",
  "/api/v1/erasures/:id",
  "/api/v1/erasures/:id/certificate",
  "/api/v1/files/:id/content",
  "/api/v1/files/:id/picture",
  "/api/v1/inbox/limits/:id",
];

/** Nothing in these is what a person wrote, or it is of the caller alone. */
export const showsNobody: readonly string[] = [
  ...withoutSample,
  // The table of routes says that these are for admins of the installation.
  ...routes
    .filter(({ method, path, access }) => method === "GET" && access === "admin" && !(path in readings))
    .map(({ path }) => path),
  "/api/v1/account/closure",
  "/api/v1/agent-figures",
  "/api/v1/agent-templates",
  "/api/v1/agent-tools",
  "/api/v1/ai-settings/tools",
  "/api/v1/billing/invoices",
  "/api/v1/billing/next-plan",
  "/api/v1/company-sign-in",
  "/api/v1/compliance/acts",
  "/api/v1/compliance/log",
  "/api/v1/compliance/logs",
  "/api/v1/compliance/logs/export",
  "/api/v1/compliance/periods",
  "/api/v1/compliance/retention",
  "/api/v1/connections/client-metadata",
  "/api/v1/demo",
  "/api/v1/diagram",
  "/api/v1/file-limits",
  "/api/v1/inbox",
  "/api/v1/inbox/mails",
  "/api/v1/knowledge/search",
  "/api/v1/legal-acceptances",
  "/api/v1/legal-versions",
  "/api/v1/legal/:type",
  "/api/v1/legal/:type/versions",
  "/api/v1/me",
  "/api/v1/me/email-change",
  "/api/v1/me/security-events",
  "/api/v1/members/gone",
  "/api/v1/memory",
  "/api/v1/model-usage",
  "/api/v1/model-usage/csv",
  "/api/v1/model-usage/own",
  "/api/v1/model-usage/own/csv",
  "/api/v1/model-usage/own/rows",
  "/api/v1/model-usage/rows",
  "/api/v1/models",
  "/api/v1/notifications",
  "/api/v1/notifications/count",
  "/api/v1/notifications/other-workspaces",
  "/api/v1/realtime",
  "/api/v1/runs",
  "/api/v1/search/conversations",
  "/api/v1/shared-by-me",
  "/api/v1/shared-with-me",
  "/api/v1/task-people",
  "/api/v1/tracking/salt",
  "/api/v1/transcriptions",
  "/api/v1/trigger-slots",
  "/api/v1/usage",
  "/api/v1/workspace/people",
];
