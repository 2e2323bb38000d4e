/** The sample data is there from before: nothing to do, and nothing broken. */
export class AlreadyFilledError extends Error {
  override readonly name = "AlreadyFilledError";
}
