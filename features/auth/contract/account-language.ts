/** The languages of an account's mails. The metadata of the account has it as `locale`. */
export const accountLanguages = ["en", "de"] as const;

export type AccountLanguage = (typeof accountLanguages)[number];
