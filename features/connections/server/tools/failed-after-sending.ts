import { AppError } from "#platform/server/errors.ts";

/** A call of a tool left, and its answer did not come. The cause says why. */
export class FailedAfterSendingError extends Error {
  override readonly name = "FailedAfterSendingError";
}

/** Marks what goes wrong from the moment at which the call itself leaves. */
export async function sending<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    // Of our own side, which says itself what is wrong.
    if (error instanceof AppError) throw error;
    throw new FailedAfterSendingError("The call was sent.", { cause: error });
  }
}
