/** Several times what the work takes on a machine that is not busy; measured by `bench/enumeration.ts`. */
export const leastRequestMs = 25;

/** A sign-up hashes a password besides. */
export const leastSignUpMs = 150;
