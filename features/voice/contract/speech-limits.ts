/** Maximum length of a text in one speech request, in characters. */
export const maxSpokenCharacters = 5_000;
