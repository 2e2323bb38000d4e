import { SandboxError } from "../../contract/sandbox-error.ts";
import { isSame, sign } from "../sign.ts";

const lifetimeMs = 12 * 3_600_000;

/** Token of an admin link. Signed, not stored. */
export function adminTokenOf(secretKey: string, now: Date): string {
  const until = (now.getTime() + lifetimeMs).toString(36);
  return `${until}.${sign(secretKey, "admin", until)}`;
}

/** Throws `not_found` for a forged token, `session_expired` for an old one. */
export function checkAdminToken(secretKey: string, token: string, now: Date): void {
  const [until = "", signature = ""] = token.split(".");
  if (!isSame(signature, sign(secretKey, "admin", until))) {
    throw new SandboxError("not_found", "This page does not exist.");
  }
  if (!(Number.parseInt(until, 36) > now.getTime())) {
    throw new SandboxError("session_expired", "This link has expired.");
  }
}
