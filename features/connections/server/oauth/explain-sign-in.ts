import type { Ctx } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../../contract/index.ts";
import { explainFailure } from "../explain-failure.ts";

/** Turns a failure of a sign-in into an error for people. What the other side wrote stays out of it. */
export function explainSignIn(ctx: Ctx, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  // The message may quote the other side, so only the kind is logged.
  ctx.log.info({ kind: name }, "a sign-in of a connection failed");
  if (/does not support dynamic client registration/i.test(message) || name === "RegistrationRejectedError") {
    return errorOf("connection.client_id_required");
  }
  if (name === "IssuerMismatchError" || name === "AuthorizationServerMismatchError") {
    return errorOf("connection.sign_in_refused", "Another server answered than the one that was asked.");
  }
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  if (name === "OAuthError" && /^[a-z_]{1,60}$/.test(code)) {
    return errorOf("connection.sign_in_refused", `The authorization server refused the sign-in (${code}).`);
  }
  const { code: failure, message: words } = explainFailure(error);
  return errorOf("connection.sign_in_refused", `${words} (${failure})`);
}

function errorOf(
  code: "connection.client_id_required" | "connection.sign_in_refused",
  message?: string,
): AppError {
  try {
    return fail(connectionErrors, code, message === undefined ? {} : { message });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
