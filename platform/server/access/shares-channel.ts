/**
 * The database announces here that a share of an object was changed or has ended: `<noun>:<id>`. Open streams on it are
 * looked at again on every server.
 */
export const sharesChannel = "adjutant_shares";
