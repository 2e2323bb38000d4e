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
  "the public pages": 7,
  "platform/web/page/not-built-page": 192,
  "features/admin/web/admin-page": 195,
  "features/auth/web/auth-page": 136,
  "features/auth/web/security/security-page": 227,
  "features/auth/web/links/link-page": 137,
  "features/auth/web/links/new-password-page": 137,
  "features/auth/web/profile/profile-page": 230,
  "features/billing/web/finish/finish-page": 196,
  "features/billing/web/admin/subscriptions-page": 206,
  "features/billing/web/admin/plans-page": 231,
  "features/billing/web/admin/outgoing-page": 198,
  "features/billing/web/admin/workspace-page": 241,
  "features/branding/web/design-page": 265,
  "features/chat/web/chat-page": 329,
  "features/demo/web/demo-page": 292,
  "features/developer/web/developer-page": 223,
  "features/models/web/prices/models-page": 219,
  "features/site/web/legal/legal-page": 237,
  "features/site/web/diagram/diagram-page": 269,
  "features/site/web/editor/app-settings-page": 230,
  "features/team/web/team-page": 193,
  "features/tracking/web/analytics/analytics-page": 203,
  "features/voice/web/conversation/conversation-page": 353,
  "features/voice/web/admin/voice-page": 224,
  "pages/dashboard-page": 252,
  "pages/settings-page": 206,
};
