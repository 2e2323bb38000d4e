import { randomBytes } from "node:crypto";
import { hashOf } from "../keys/hash-of.ts";

/** How long a completed checkout waits for its account. */
export const finishableMs = 7 * 24 * 3_600_000;

/** Of the secrets in links. */
export const finishShape = /^[\w-]{43}$/;

export interface FinishLink {
  hash: string;
  /** The secret stands behind the #, so that no server and no log on the way sees it. */
  url: string;
}

/** A link with which whoever reads the mailbox finishes a checkout. */
export function createFinishLink(publicUrl: string): FinishLink {
  const secret = randomBytes(32).toString("base64url");
  return { hash: hashOf(secret), url: `${publicUrl}/finish#${secret}` };
}
