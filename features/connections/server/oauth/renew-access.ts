import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import type { ConnectionKey } from "../connection.repository.ts";
import {
  openClient,
  openTokens,
  type SealedSecretsRow,
  type StoredTokens,
  sealTokens,
} from "../connection-secrets.ts";
import { upsertHealth } from "../health.repository.ts";
import { lockSecrets, updateTokens } from "../secrets.repository.ts";
import type { OAuthMemory } from "./oauth-memory.ts";
import { renewTokens, SignInNeededError, type SignInTarget } from "./sign-in-steps.ts";

export interface RenewAccess {
  connectionId: string;
  /** The tokens that no longer do. If there are others by now, those are returned. */
  tokenNumber: number;
  target: SignInTarget;
}

export interface CurrentTokens {
  stored: StoredTokens | undefined;
  tokenNumber: number;
}

/**
 * Renews the tokens of a connection, once at any number of servers: the row is locked while the authorization
 * server is asked. Undefined tokens: somebody has to sign in.
 */
export const renewAccess = command(
  "connection.renew_access",
  connectionAccess.record,
  async (ctx, { connectionId, tokenNumber, target }: RenewAccess): Promise<CurrentTokens> => {
    const key = { workspaceId: userOf(ctx).workspaceId, id: connectionId };
    const row = (await lockSecrets(ctx.db, key)) ?? fail(connectionErrors, "connection.not_found");
    if (row.token_number !== tokenNumber) {
      return { stored: openTokens(ctx.services.secrets, row), tokenNumber: row.token_number };
    }
    const stored = await renewed(ctx, row, target);
    const sealed = stored ? sealTokens(ctx.services.secrets, connectionId, stored) : null;
    await updateTokens(ctx.db, key, sealed);
    if (!stored) await noteEnd(ctx, key);
    await ctx.audit({
      act: stored ? "connection.access_renewed" : "connection.access_ended",
      workspaceId: key.workspaceId,
      target: [{ type: "connection", id: connectionId }],
    });
    return { stored, tokenNumber: tokenNumber + 1 };
  },
);

async function renewed(
  ctx: Ctx,
  row: SealedSecretsRow,
  target: SignInTarget,
): Promise<StoredTokens | undefined> {
  const { secrets } = ctx.services;
  const memory: OAuthMemory = { ...openClient(secrets, row), tokens: openTokens(secrets, row)?.tokens };
  try {
    await renewTokens(target, memory);
  } catch (error) {
    if (error instanceof SignInNeededError) return undefined;
    throw error;
  }
  return memory.tokens && storedTokensOf(memory.tokens, ctx.now());
}

export function storedTokensOf(tokens: StoredTokens["tokens"], now: Date): StoredTokens {
  const { expires_in: seconds } = tokens;
  return { tokens, endsAtMs: seconds === undefined ? null : now.getTime() + seconds * 1_000 };
}

async function noteEnd(ctx: Ctx, key: ConnectionKey): Promise<void> {
  const error = { code: "connection.not_signed_in", message: "The sign-in has ended. Sign in again." };
  await upsertHealth(ctx.db, key, { state: "sign_in_needed", error, at: ctx.now() });
}
