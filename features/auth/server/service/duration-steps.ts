// Each a multiple of the work's duration on an idle machine, so that it takes one step on a busy one as well.
// Measured by `bench/enumeration.ts`.
export const requestStepMs = 100;

/** Covers a password hash, and the key for the first event in a person's own trail. */
export const failedSignInStepMs = 100;

/** Covers a password hash, a new user and a mail. */
export const signUpStepMs = 150;
