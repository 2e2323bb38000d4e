import { randomBytes, randomInt } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { hashToken } from "../hash-token.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { replaceProof } from "./one-time-token.repository.ts";
import { channelOf, codeLength, type ProofType } from "./proof.ts";
import { sealedCodes } from "./sealed-codes.ts";

export interface IssueProof {
  settings: AuthSettings;
  userId: string;
  type: ProofType;
  /** The address or number to prove. */
  relatesTo: string;
  voidsUnproved?: boolean;
  flowId?: string | undefined;
}

/** A code to type and a token for a link. Either one proves the contact, once. */
export interface Proof {
  id: string;
  code: string;
  tokenHash: string;
}

/** Creates a proof inside the open transaction. Voids the person's previous one of the type. */
export async function issueProof(ctx: Ctx, input: IssueProof): Promise<Proof> {
  const { settings, userId, type, relatesTo, voidsUnproved = false, flowId } = input;
  const id = newId();
  const code = newCode(codeLength(settings, channelOf(relatesTo)));
  const tokenHash = `${flowId ? "pkce_" : ""}${randomBytes(28).toString("hex")}`;
  await replaceProof(ctx.db, {
    id,
    userId,
    type,
    tokenHash: hashToken(tokenHash),
    sealedCode: ctx.services.secrets.encrypt(code, sealedCodes.context(id)),
    relatesTo,
    voidsUnproved,
    flowId,
    at: ctx.now(),
  });
  return { id, code, tokenHash };
}

function newCode(digits: number): string {
  return Array.from({ length: digits }, () => randomInt(10)).join("");
}
