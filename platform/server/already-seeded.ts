/** The sample data is there from before: nothing to do, and nothing broken. */
export class AlreadySeededError extends Error {
  override readonly name = "AlreadySeededError";
}
