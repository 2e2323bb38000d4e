/**
 * Where a browser keeps what it last knew of the signed-in user, `{ userId, hasTeamAccess, isAdmin }`, so that the
 * landing page shows the right navigation before it has asked. It decides nothing: the server does.
 */
export const knownRightsKey = "adjutant.rights";
