/**
 * Password length in bytes of UTF-8. 72 is the most that every common hash function (bcrypt) reads in full.
 */
export const passwordRule = { minBytes: 6, maxBytes: 72 };
