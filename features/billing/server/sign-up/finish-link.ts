import { randomBytes } from "node:crypto";
import { hashOf } from "../keys/hash-of.ts";

/** Time for which a completed checkout waits for its account. */
export const finishableMs = 7 * 24 * 3_600_000;

/** Shape of the secrets in links. */
export const finishShape = /^[\w-]{43}$/;

export interface FinishLink {
  hash: string;
  /** The secret is in the fragment, so that no server or log sees it. */
  url: string;
}

/** A link to finish a checkout, for the owner of the mailbox. */
export function createFinishLink(publicUrl: string): FinishLink {
  const secret = randomBytes(32).toString("base64url");
  return { hash: hashOf(secret), url: `${publicUrl}/finish#${secret}` };
}
