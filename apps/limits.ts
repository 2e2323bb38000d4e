/**
 * Limits of everything that can be counted exactly. Each is today's value, with a little room for scripts. A
 * change that needs more raises its limit here, with the reason; a change that saves something lowers it.
 */

/** Modules loaded by a server that is ready. Rarely used ones must be loaded on use. */
export const modulesAtStart = { all: 2_700, ofPackages: 750 };

/** Statements per request, including those that open its transaction. */
export const statementsOf: Readonly<Record<string, number>> = {
  "GET /api/v1/me": 4,
  "GET /auth/v1/user": 4,
  "GET /api/v1/usage": 5,
  "GET /api/v1/conversations": 4,
  "GET /api/v1/conversations/:id": 4,
  "GET /api/v1/conversations/:id/messages": 5,
  "GET /api/v1/runs/:id": 4,
  "GET /api/v1/runs/:id/receipt": 11,
  "POST /api/v1/conversations/:id/messages (a new one)": 17,
  "POST /auth/v1/token (refresh)": 7,
};

/**
 * Kilobytes of JavaScript that a page loads before any interaction, compressed as served, without headers.
 * What it fetches later, such as code highlighting, does not count.
 */
export const scriptKilobytesOf: Readonly<Record<string, number>> = {
  "the public pages": 6,
  "platform/web/page/not-built-page": 182,
  "features/admin/web/admin-page": 186,
  "features/admin/web/backups/upgrade-page": 208,
  "features/ai-settings/web/ai-settings-page": 222,
  "features/ai-settings/web/workspace-assistant-page": 219,
  "features/auth/web/auth-page": 133,
  "features/auth/web/security/security-page": 217,
  "features/auth/web/links/link-page": 132,
  "features/auth/web/links/new-password-page": 133,
  "features/auth/web/profile/profile-page": 219,
  "features/billing/web/finish/finish-page": 187,
  "features/billing/web/admin/subscriptions-page": 195,
  "features/billing/web/admin/plans-page": 220,
  "features/billing/web/admin/outgoing-page": 187,
  "features/billing/web/admin/workspace-page": 231,
  "features/branding/web/design-page": 255,
  "features/chat/web/chat-page": 340,
  "features/chat/web/data/data-page": 212,
  "features/chat/web/exports/print-page": 259,
  "features/chat/web/public-links/shared-page": 260,
  "features/chat/web/public-links/link-policy-page": 195,
  "features/demo/web/demo-page": 311,
  "features/developer/web/developer-page": 210,
  "features/models/web/connected/models-page": 245,
  "features/models/web/traffic/traffic-page": 264,
  "features/models/web/usage/spending-page": 214,
  "features/models/web/usage/usage-page": 214,
  "features/site/web/legal/legal-page": 228,
  "features/site/web/diagram/diagram-page": 262,
  "features/site/web/editor/app-settings-page": 222,
  "features/team/web/team-page": 182,
  "features/tracking/web/analytics/analytics-page": 193,
  "features/voice/web/conversation/conversation-page": 358,
  "features/voice/web/admin/voice-page": 216,
  "dashboard/dashboard-page": 246,
  "pages/general-page": 194,
  "features/billing/web/settings/billing-page": 198,
  "features/notifications/web/settings/notifications-page": 186,
  "features/team/web/workspace-page": 186,
  "features/voice/web/settings/voice-settings-page": 201,
};
