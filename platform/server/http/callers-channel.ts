/** Announces changed sessions or roles of a user to every server. The payload is the user's id. */
export const callersChannel = "adjutant_callers";
