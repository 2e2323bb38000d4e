/** Length of a password in bytes of UTF-8. The upper end is what every common way of hashing takes in full. */
export const passwordRule = { minBytes: 6, maxBytes: 72 };
