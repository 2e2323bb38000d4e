import type { Ctx } from "#platform/server/context.ts";
import { askingLimits } from "../asking-limits.ts";
import { openTokens, type StoredTokens } from "../connection-secrets.ts";
import type { LoadedConnection } from "../load-connection.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { identityOf } from "./oauth-memory.ts";
import { type CurrentTokens, renewAccess } from "./renew-access.ts";
import { SignInNeededError } from "./sign-in-steps.ts";

/** An access token that ends within this time is renewed first. */
const marginMs = 30_000;

export interface TokenSource {
  token(): Promise<string>;
  /** After the server refused the token. */
  renew(): Promise<void>;
}

/** The access token of a signed-in connection. Throws SignInNeededError when there is none. */
export function tokenSource(
  ctx: Ctx,
  outside: Outside,
  { connection, secrets }: LoadedConnection,
): TokenSource {
  let current: CurrentTokens = {
    stored: openTokens(ctx.services.secrets, secrets),
    tokenNumber: secrets.token_number,
  };
  async function renew(): Promise<void> {
    if (!current.stored) throw new SignInNeededError();
    const { tokenNumber } = current;
    // Stop ends the call and not this request: its answer may be the only place of the next refresh token.
    const fetch = outsideFetch(outside, askingLimits());
    const target = { address: connection.address, identity: identityOf(outside), fetch };
    current = await renewAccess(ctx, { connectionId: connection.id, tokenNumber, target });
    if (!current.stored) throw new SignInNeededError();
  }
  return {
    async token() {
      if (!current.stored) throw new SignInNeededError();
      if (endsSoon(current.stored, ctx.now())) await renew();
      return current.stored.tokens.access_token;
    },
    renew,
  };
}

function endsSoon({ endsAtMs, tokens }: StoredTokens, now: Date): boolean {
  if (endsAtMs === null || !tokens.refresh_token) return false;
  return endsAtMs - marginMs < now.getTime();
}
