/**
 * Storage key of what the application last knew of the signed-in user (`KnownRights`). The landing page uses it
 * for its navigation before its first request, and the tracking script for the name of the workspace. The
 * server alone decides.
 */
export const knownRightsKey = "adjutant.rights";

export interface KnownRights {
  userId: string;
  hasTeamAccess: boolean;
  isAdmin: boolean;
  /** The name of the workspace, unless it is a personal one. */
  company?: string | undefined;
}
