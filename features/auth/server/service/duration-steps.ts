// Each many times what the work takes on a machine that is not busy, so that on a busy one it still takes one step
// nearly always; measured by `bench/enumeration.ts`.
export const requestStepMs = 100;

/** Hashes a password, and the first event in a person's own trail makes a key for it. */
export const failedSignInStepMs = 100;

/** Hashes a password, adds a person and writes a mail. */
export const signUpStepMs = 150;
