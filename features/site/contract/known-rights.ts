/**
 * Storage key of the signed-in user's last known rights, `{ userId, hasTeamAccess, isAdmin }`. The landing
 * page uses them for its navigation before its first request. The server alone decides.
 */
export const knownRightsKey = "adjutant.rights";
