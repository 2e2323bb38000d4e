/**
 * Limits of everything that can be counted exactly. Each is today's value, with a little room for scripts. A
 * change that needs more raises its limit here, with the reason; a change that saves something lowers it.
 */

/**
 * Modules loaded by a server that is ready. Rarely used ones must be loaded on use. Our own are small files: the
 * gate, connections, mail, tasks, code, charts and the inbox added some 230, agents, triggers and the live browser
 * some 190, hand-over, values of variables, reminders and agents of people who left some 60, the log of audit events,
 * its exports and the words of all acts some 140, files and receivers of events some 40, archives, erasures and periods
 * of data some 110. Chromium's library is none of them: only the process of a browser loads it.
 */
export const modulesAtStart = { all: 3_560, ofPackages: 750 };

/** Statements per request, including those that open its transaction. */
export const statementsOf: Readonly<Record<string, number>> = {
  "GET /api/v1/me": 4,
  "GET /auth/v1/user": 4,
  "GET /api/v1/usage": 5,
  "GET /api/v1/conversations": 4,
  "GET /api/v1/conversations/:id": 4,
  "GET /api/v1/conversations/:id/messages": 5,
  "GET /api/v1/runs/:id": 4,
  "GET /api/v1/runs/:id/receipt": 12,
  "POST /api/v1/conversations/:id/messages (a new one)": 15,
  "POST /auth/v1/token (refresh)": 7,
};

/**
 * Kilobytes of JavaScript that a page loads before any interaction, compressed as served, without headers.
 * What it fetches later, such as code highlighting, does not count. Pages share few files (`codeSplitting` of the
 * application), so most of this is fetched once, by the first page.
 */
export const scriptKilobytesOf: Readonly<Record<string, number>> = {
  "the public pages": 6,
  "platform/web/page/not-built-page": 211,
  "features/admin/web/admin-page": 214,
  "features/admin/web/backups/upgrade-page": 241,
  "features/ai-settings/web/ai-settings-page": 221,
  "features/ai-settings/web/workspace-assistant-page": 218,
  "features/auth/web/auth-page": 135,
  "features/auth/web/security/security-page": 246,
  "features/auth/web/links/link-page": 138,
  "features/auth/web/links/new-password-page": 139,
  "features/auth/web/profile/profile-page": 223,
  "features/billing/web/finish/finish-page": 216,
  "features/billing/web/admin/subscriptions-page": 220,
  "features/billing/web/admin/plans-page": 222,
  "features/billing/web/admin/outgoing-page": 213,
  "features/billing/web/admin/workspace-page": 259,
  "features/branding/web/design-page": 250,
  "features/chat/web/chat-page": 342,
  "features/chat/web/data/data-page": 244,
  "features/chat/web/exports/print-page": 263,
  "features/chat/web/public-links/shared-page": 264,
  "features/chat/web/public-links/link-policy-page": 212,
  // It shows without the frame of the product, some of whose parts it uses.
  "features/demo/web/demo-page": 347,
  "features/developer/web/developer-page": 214,
  "features/models/web/connected/models-page": 249,
  "features/models/web/traffic/traffic-page": 284,
  "features/models/web/usage/spending-page": 217,
  "features/models/web/usage/usage-page": 216,
  "features/site/web/legal/legal-page": 255,
  "features/site/web/diagram/diagram-page": 288,
  "features/site/web/editor/app-settings-page": 250,
  "features/team/web/invitations/invitations-page": 245,
  "features/team/web/join-links/plan-links-page": 245,
  // For everybody who has the link.
  "features/team/web/joining/free-join-page": 245,
  "features/team/web/joining/invitation-page": 245,
  "features/team/web/team-page": 211,
  "features/tracking/web/analytics/analytics-page": 218,
  "features/voice/web/conversation/conversation-page": 358,
  "features/voice/web/admin/voice-page": 218,
  "dashboard/dashboard-page": 255,
  "pages/general-page": 211,
  "features/billing/web/settings/billing-page": 224,
  "features/notifications/web/settings/notifications-page": 211,
  "features/team/web/workspace-page": 211,
  "features/voice/web/settings/voice-settings-page": 219,
  "features/browsing/web/secrets/secrets-page": 240,
  "features/agents/web/list/agents-page": 221,
  "features/agents/web/page/agent-page": 353,
  // The events, their words and filters, the way to export them; an event and all filters load when opened.
  "features/compliance/web/erasures/public/certificate-page": 211,
  "features/compliance/web/holds/holds-page": 222,
  "features/compliance/web/log/log-page": 246,
  // The rows of both lists with their menus; dialogs load when opened.
  "features/compliance/web/exports/exports-page": 247,
  "features/compliance/web/proof/proof-page": 215,
  "features/compliance/web/requests/requests-page": 220,
  "features/triggers/web/triggers-page": 241,
  "features/triggers/web/trigger-page": 242,
  "features/connections/web/connections-page": 243,
  "features/connections/web/sign-in-page": 211,
  "features/connections/web/connection-page": 243,
  "features/mail/web/mail-page": 245,
  "features/tasks/web/tasks-page": 216,
};
