import { AppError } from "#platform/server/errors.ts";

/** An error in OAuth form, which the protocol uses for tokens that a client brings from elsewhere. */
export function oauthError(error: "invalid request" | "invalid nonce", description: string): AppError {
  return new AppError("oauth.error", 400, description, { error });
}
