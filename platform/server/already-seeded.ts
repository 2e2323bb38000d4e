/** Thrown when the sample data exists already. Nothing is left to do, and nothing is broken. */
export class AlreadySeededError extends Error {
  override readonly name = "AlreadySeededError";
}
