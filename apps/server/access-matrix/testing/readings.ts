import { personOf } from "#platform/server/context.ts";
import { type PersonaName, personas } from "./personas.ts";
import { callers, routes } from "./routes.ts";

/** The workspace of the personas. */
export const colleagues = personOf(personas.member.actor)?.workspaceId ?? "";

const manage: PersonaName[] = ["owner of the workspace", "admin of the workspace"];
/** Of a request for seats. */
const purchase: PersonaName[] = ["owner of the workspace", "member of the workspace who manages billing"];
const work: PersonaName[] = [...manage, "member of the workspace who manages billing", "member"];
const withAuditor = (some: PersonaName[]): PersonaName[] => [...some, "auditor of the workspace"];
/** Instead of the person: what concerns the installation. */
const installation: PersonaName[] = ["admin of the installation"];

/** Everybody who has the address, which nobody guesses. Visitors of demos see no pictures. */
const anybody = callers.map(([name]) => name as PersonaName).filter((name) => name !== "visitor");

/** Who reads what one person of the workspace has, beside that person. Nobody, unless a route is named here. */
export const readings: Readonly<Record<string, readonly PersonaName[]>> = {
  "/api/v1/admin/billing/workspaces": installation,
  "/api/v1/admin/billing/workspaces/:workspaceId": installation,
  "/api/v1/admin/model-audiences": installation,
  "/api/v1/admin/model-calls": installation,
  "/api/v1/admin/model-usage/csv": installation,
  "/api/v1/admin/model-usage/rows": installation,
  "/api/v1/admin/outgoing-messages": installation,
  "/api/v1/admin/outgoing-messages/:id": installation,
  "/api/v1/admin/usage": installation,
  "/api/v1/admin/workspaces/:workspaceId/entitlement-overrides": installation,
  "/api/v1/ai-settings/instructions": manage,
  "/api/v1/avatars/:userId/:id/:size": anybody,
  "/api/v1/compliance/events": withAuditor(manage),
  "/api/v1/compliance/events/:id": withAuditor(manage),
  "/api/v1/compliance/events/:id/proof": withAuditor(manage),
  "/api/v1/compliance/holdable-conversations": manage,
  "/api/v1/compliance/holds": withAuditor(manage),
  "/api/v1/compliance/log": withAuditor(manage),
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
  "/api/v1/members/gone": ["owner of the workspace"],
  "/api/v1/mentionables": work,
  "/api/v1/model-usage/csv": manage,
  "/api/v1/model-usage/rows": manage,
  "/api/v1/task-people": work,
  // Whom to ask for more.
  "/api/v1/usage": withAuditor(work),
  "/api/v1/usage/budgets": manage,
  "/api/v1/workspace/agents": manage,
  "/api/v1/workspace/people": work,
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

/**
 * The rows of the person are not enough for an answer: bytes, a signature or a provider are missing. By route, the test
 * that says who reads it.
 */
export const withoutSample: Readonly<Record<string, string>> = {
  "/api/v1/artifacts/:id/deleted": "features/artifacts/server/artifacts-anywhere.test.ts",
  "/api/v1/billing/invoices": "apps/server/payments/plan-change.test.ts",
  "/api/v1/billing/next-plan": "apps/server/payments/next-plan.test.ts",
  "/api/v1/bulk-exports/:id/download": "features/chat/server/foreign-ids.test.ts",
  "/api/v1/compliance/archives/:id/download": "apps/server/archives/asking.test.ts",
  "/api/v1/compliance/exports/:id/download": "features/compliance/server/exports/files/event-exports.test.ts",
  "/api/v1/compliance/logs/:id/checkpoint": "features/compliance/server/log/log.routes.test.ts",
  "/api/v1/compliance/logs/:id/tile/*": "features/compliance/server/log/log.routes.test.ts",
  "/api/v1/compliance/logs/export": "features/compliance/server/log/log.routes.test.ts",
  "/api/v1/compliance/runs/:id/proof": "features/compliance/server/log/log.routes.test.ts",
  "/api/v1/demo": "apps/server/demo.test.ts",
  "/api/v1/documents/:id/content": "features/knowledge/server/documents/document-rights.test.ts",
  "/api/v1/documents/:id/text": "features/knowledge/server/documents/document-rights.test.ts",
  "/api/v1/erasures/:id": "features/compliance/server/erasures/erasure.routes.test.ts",
  "/api/v1/erasures/:id/certificate": "features/compliance/server/erasures/erasure.routes.test.ts",
  "/api/v1/files/:id/content": "features/files/server/files.test.ts",
  "/api/v1/files/:id/picture": "features/files/server/files.test.ts",
  "/api/v1/me/email-change": "features/auth/server/account/account.test.ts",
  "/api/v1/me/security-events": "features/auth/server/account/account.test.ts",
  "/api/v1/notifications/other-workspaces": "features/notifications/server/notifications.test.ts",
  "/api/v1/realtime": "platform/server/realtime/realtime.test.ts",
};

/** Counts and states of whoever calls, who is asked for nothing else. No word of a person is in them. */
const ofTheCaller: readonly string[] = [
  "/api/v1/account/closure",
  "/api/v1/inbox/mails",
  "/api/v1/legal-acceptances",
  "/api/v1/memory",
  "/api/v1/model-usage/own",
  "/api/v1/model-usage/own/rows",
  "/api/v1/notifications/count",
];

/** Counts and sums of a workspace, and when its data goes. */
const ofTheWorkspace: readonly string[] = [
  "/api/v1/compliance/logs",
  "/api/v1/compliance/periods",
  "/api/v1/compliance/periods/:kind/preview",
  "/api/v1/compliance/retention",
  "/api/v1/model-usage",
];

/** What the installation offers, in the words of its operator and of the product. */
const ofTheProduct: readonly string[] = [
  "/api/v1/agent-templates",
  "/api/v1/agent-tools",
  "/api/v1/ai-settings/tools",
  "/api/v1/company-sign-in",
  "/api/v1/compliance/acts",
  "/api/v1/connections/client-metadata",
  "/api/v1/diagram",
  "/api/v1/file-limits",
  "/api/v1/legal-versions",
  "/api/v1/legal/:type",
  "/api/v1/legal/:type/versions",
  "/api/v1/models",
  "/api/v1/tracking/salt",
  "/api/v1/transcriptions",
  "/api/v1/trigger-slots",
];

/** The matrix of routes refuses everybody else. */
export const ofInstallation: readonly string[] = routes
  .filter(({ method, access }) => method === "GET" && access === "admin")
  .map(({ path }) => path);

/** Their answers name neither the person nor a row of theirs. */
export const showsNobody: readonly string[] = [
  ...Object.keys(withoutSample),
  ...ofTheCaller,
  ...ofTheWorkspace,
  ...ofTheProduct,
  ...ofInstallation.filter((path) => !(path in readings)),
];

/** The routes that show a row of the person to somebody. */
export const showing: readonly string[] = [
  ...new Set(routes.filter(({ method }) => method === "GET").map(({ path }) => path)),
].filter((path) => !showsNobody.includes(path));
