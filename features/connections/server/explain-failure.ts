import { AppError } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { SignInNeededError } from "./oauth/sign-in-steps.ts";
import { spellOutHidden } from "./tools/spell-out-hidden.ts";

/** Why a connection could not be used. `message` is ours, except for what stands in quotation marks. */
export interface Failure {
  code: `connection.${string}`;
  message: string;
  state: "failing" | "sign_in_needed";
  /** The rights that the next sign-in has to ask for. */
  scope?: string;
}

const maxQuoted = 200;

/** Turns any failure of the other side into a code and a sentence. Neither has secrets. */
export function explainFailure(error: unknown): Failure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    const known = explained(cause);
    if (known) return known;
  }
  return failing("connection.answered_badly", "The other side answered in a way that is not understood.");
}

function explained(error: Error): Failure | undefined {
  if (error instanceof SignInNeededError) return signInNeeded("Somebody has to sign in.");
  if (error instanceof GuardedFetchError) {
    const isRefused = /refused|invalid/.test(error.code);
    return failing(isRefused ? "connection.address_refused" : "connection.unreachable", error.message);
  }
  if (error instanceof AppError && error.code.startsWith("connection")) {
    return failing(error.code as Failure["code"], error.message);
  }
  // The classes of the library are not loaded here.
  if (error.name === "InsufficientScopeError") {
    const scope = "requiredScope" in error ? error.requiredScope : undefined;
    const needed = signInNeeded("The server asks for further rights. Sign in again.");
    return typeof scope === "string" ? { ...needed, scope: scope.slice(0, 500) } : needed;
  }
  if (error.name === "ProtocolError") {
    return failing("connection.server_error", `The server reports: “${quoted(error.message)}”`);
  }
  if (error.name === "UnauthorizedError") return signInNeeded("Somebody has to sign in.");
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return failing(
      "connection.refused",
      `The server refused the request (${status}). Check the key and its rights.`,
    );
  }
  if (status !== undefined)
    return failing("connection.unreachable", `The server answered with status ${status}.`);
  if (/timed? ?out/i.test(error.message)) {
    return failing("connection.unreachable", "The server took too long to answer.");
  }
  return undefined;
}

function statusOf(error: Error): number | undefined {
  const data = "data" in error && typeof error.data === "object" ? error.data : undefined;
  const status = data && "status" in data ? data.status : "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
}

function quoted(text: string): string {
  return spellOutHidden(text).replace(/\s+/g, " ").slice(0, maxQuoted);
}

function failing(code: Failure["code"], message: string): Failure {
  return { code, message, state: "failing" };
}

function signInNeeded(message: string): Failure {
  return { code: "connection.not_signed_in", message, state: "sign_in_needed" };
}
