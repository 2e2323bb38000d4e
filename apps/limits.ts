/**
 * Limits of everything that can be counted exactly. Each is today's value, with a little room for scripts. A
 * change that needs more raises its limit here, with the reason; a change that saves something lowers it.
 */

/**
 * Modules loaded by a server that is ready. Rarely used ones must be loaded on use. Our own are small files: the
 * gate, connections, mail, tasks, code, charts and the inbox added some 230, agents, triggers and the live browser
 * some 190, hand-over, values of variables, reminders and agents of people who left some 60, the log of audit events,
 * its exports and the words of all acts some 140, files and receivers of events some 40, archives, erasures and periods
 * of data some 110, members, invitations, links, teams and requests some 120, sharing, notifications, comments,
 * mentions and presence some 130, knowledge and memory some 180, artifacts some 40. Chromium's library is none of them:
 * only the process of a browser loads it. Nor is the built-in assistant, which comes with its first answer.
 */
export const modulesAtStart = { all: 4_110, ofPackages: 750 };

/** Statements per request, including those that open its transaction. */
export const statementsOf: Readonly<Record<string, number>> = {
  "GET /api/v1/me": 4,
  "GET /auth/v1/user": 4,
  "GET /api/v1/usage": 5,
  "GET /api/v1/conversations": 4,
  "GET /api/v1/conversations/:id": 4,
  "GET /api/v1/conversations/:id/messages": 5,
  // One asks whether its conversation may be read still, which may have been withdrawn.
  "GET /api/v1/runs/:id": 5,
  // One asks what was given of the memory of its person.
  "GET /api/v1/runs/:id/receipt": 14,
  "POST /api/v1/conversations/:id/messages (a new one)": 15,
  "POST /auth/v1/token (refresh)": 7,
};

/**
 * Kilobytes of JavaScript that a page loads before any interaction, compressed as served, without headers.
 * What it fetches later, such as code highlighting, does not count. Pages share few files (`codeSplitting` of the
 * application), so most of this is fetched once, by the first page. Schemas (22 kB) and menus (21 kB) are files of
 * their own, which only pages load that check what is typed or open a menu at once. Each page but the forms of
 * sign-in has half a kilobyte for keeping the keyboard's place when a row goes, and some two hundred bytes more for
 * beginning at the heading after a switch of the workspace and for not discarding what was typed, and another two
 * hundred for ending a double click on the control where it began.
 */
export const scriptKilobytesOf: Readonly<Record<string, number>> = {
  "the public pages": 6,
  "platform/web/page/not-built-page": 196,
  "platform/web/page/not-found-page": 196,
  "features/admin/web/admin-page": 199,
  "features/admin/web/backups/upgrade-page": 198,
  "features/ai-settings/web/ai-settings-page": 229,
  "features/ai-settings/web/workspace-assistant-page": 226,
  "features/auth/web/auth-page": 132,
  "features/auth/web/security/security-page": 204,
  "features/auth/web/links/link-page": 137,
  "features/auth/web/links/new-password-page": 138,
  "features/auth/web/profile/profile-page": 210,
  "features/billing/web/finish/finish-page": 202,
  "features/billing/web/admin/subscriptions-page": 227,
  "features/billing/web/admin/plans-page": 230,
  "features/billing/web/admin/outgoing-page": 198,
  "features/billing/web/admin/workspace-page": 239,
  "features/artifacts/web/anywhere/artifacts-page": 202,
  // One artifact: reading, its versions and menus. What its kind needs loads when it is shown.
  "features/artifacts/web/artifact/artifact-page": 228,
  "features/branding/web/design-page": 226,
  "features/chat/web/chat-page": 333,
  "features/chat/web/data/data-page": 202,
  "features/chat/web/exports/print-page": 250,
  "features/chat/web/public-links/shared-page": 251,
  "features/chat/web/public-links/link-policy-page": 198,
  // It shows without the frame of the product, some of whose parts it uses.
  "features/demo/web/demo-page": 337,
  "features/developer/web/developer-page": 198,
  "features/models/web/connected/models-page": 250,
  "features/models/web/traffic/traffic-page": 269,
  "features/models/web/usage/spending-page": 202,
  "features/models/web/usage/usage-page": 202,
  "features/site/web/legal/legal-page": 241,
  "features/site/web/diagram/diagram-page": 274,
  "features/site/web/editor/app-settings-page": 230,
  "features/team/web/invitations/invitations-page": 226,
  "features/team/web/join-links/plan-links-page": 222,
  // For everybody who has the link.
  "features/team/web/joining/free-join-page": 201,
  "features/team/web/joining/invitation-page": 201,
  "features/team/web/teams/teams-page": 200,
  "features/team/web/teams/team-detail-page": 223,
  "features/team/web/shared-page": 197,
  "features/team/web/team-page": 196,
  "features/tracking/web/analytics/analytics-page": 203,
  "features/voice/web/conversation/conversation-page": 346,
  "features/voice/web/admin/voice-page": 204,
  "dashboard/dashboard-page": 237,
  "pages/general-page": 197,
  "features/billing/web/settings/billing-page": 232,
  "features/memory/web/memory-page": 222,
  "features/notifications/web/settings/notifications-page": 199,
  "features/team/web/workspace-page": 198,
  "features/voice/web/settings/voice-settings-page": 204,
  "features/browsing/web/secrets/secrets-page": 197,
  "features/agents/web/list/agents-page": 207,
  "features/knowledge/web/list/collections-page": 204,
  // The documents with their menus; dialogs and the question load after it.
  "features/knowledge/web/collection/collection-page": 233,
  "features/knowledge/web/document/document-page": 232,
  "features/agents/web/page/agent-page": 342,
  // The events, their words and filters, the way to export them; an event and all filters load when opened.
  "features/compliance/web/erasures/public/certificate-page": 199,
  "features/compliance/web/holds/holds-page": 209,
  "features/compliance/web/log/log-page": 249,
  // The rows of both lists with their menus; dialogs load when opened.
  "features/compliance/web/exports/exports-page": 252,
  "features/compliance/web/proof/proof-page": 203,
  "features/compliance/web/requests/requests-page": 207,
  "features/triggers/web/triggers-page": 222,
  "features/triggers/web/trigger-page": 223,
  "features/connections/web/connections-page": 200,
  "features/connections/web/sign-in-page": 197,
  "features/connections/web/connection-page": 221,
  "features/mail/web/mail-page": 226,
  "features/tasks/web/tasks-page": 201,
};
