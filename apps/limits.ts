/**
 * Limits of everything that can be counted exactly. Each is today's value, with a little room for scripts. A
 * change that needs more raises its limit here, with the reason; a change that saves something lowers it.
 */

/** Modules loaded by a server that is ready. Rarely used ones must be loaded on use. */
export const modulesAtStart = { all: 2_400, ofPackages: 750 };

/** Statements per request, including those that open its transaction. */
export const statementsOf: Readonly<Record<string, number>> = {
  "GET /api/v1/me": 4,
  "GET /auth/v1/user": 4,
  "GET /api/v1/usage": 5,
  "GET /api/v1/conversations": 4,
  "GET /api/v1/conversations/:id": 4,
  "GET /api/v1/conversations/:id/messages": 5,
  "GET /api/v1/runs/:id": 4,
  "GET /api/v1/runs/:id/receipt": 7,
  "POST /api/v1/conversations/:id/messages (a new one)": 17,
  "POST /auth/v1/token (refresh)": 7,
};

/**
 * Kilobytes of JavaScript that a page loads before any interaction, compressed as served, without headers.
 * What it fetches later, such as code highlighting, does not count.
 */
export const scriptKilobytesOf: Readonly<Record<string, number>> = {
  "the public pages": 6,
  "platform/web/page/not-built-page": 179,
  "features/admin/web/admin-page": 182,
  "features/auth/web/auth-page": 131,
  "features/auth/web/security/security-page": 212,
  "features/auth/web/links/link-page": 130,
  "features/auth/web/links/new-password-page": 131,
  "features/auth/web/profile/profile-page": 215,
  "features/billing/web/finish/finish-page": 184,
  "features/billing/web/admin/subscriptions-page": 190,
  "features/billing/web/admin/plans-page": 215,
  "features/billing/web/admin/outgoing-page": 184,
  "features/billing/web/admin/workspace-page": 226,
  "features/branding/web/design-page": 250,
  "features/chat/web/chat-page": 315,
  "features/demo/web/demo-page": 284,
  "features/developer/web/developer-page": 209,
  "features/models/web/prices/models-page": 206,
  "features/site/web/legal/legal-page": 224,
  "features/site/web/diagram/diagram-page": 257,
  "features/site/web/editor/app-settings-page": 217,
  "features/team/web/team-page": 179,
  "features/tracking/web/analytics/analytics-page": 189,
  "features/voice/web/conversation/conversation-page": 334,
  "features/voice/web/admin/voice-page": 211,
  "pages/dashboard-page": 238,
  "pages/settings-page": 193,
};
