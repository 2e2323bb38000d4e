/** Tells every server that sessions or roles of a user have changed; the payload is the user's id. */
export const callersChannel = "adjutant_callers";
