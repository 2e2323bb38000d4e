/** The audience of all people and tokens here. */
export const audience = "authenticated";
