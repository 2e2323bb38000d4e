/** The longest text that is spoken at once, in characters. */
export const maxSpokenCharacters = 5_000;
