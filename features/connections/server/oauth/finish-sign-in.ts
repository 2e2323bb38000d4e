import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../../contract/index.ts";
import { askingLimits } from "../asking-limits.ts";
import { connectionAccess } from "../connection.access.ts";
import { sealClient, sealTokens } from "../connection-secrets.ts";
import { loadConnection } from "../load-connection.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { updateClient, updateTokens } from "../secrets.repository.ts";
import { explainSignIn } from "./explain-sign-in.ts";
import { identityOf, type OAuthMemory } from "./oauth-memory.ts";
import { storedTokensOf } from "./renew-access.ts";
import { consumeSignIn, type SignInRow } from "./sign-in.repository.ts";
import { openFlow, signInMs, stateHashOf } from "./sign-in-flow.ts";
import { finishAuthorization } from "./sign-in-steps.ts";

export interface ReturnedSignIn {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

/** Ends a sign-in that this session began. It can be ended once, however it ends. */
export async function finishSignIn(
  ctx: Ctx,
  outside: Outside,
  returned: ReturnedSignIn,
): Promise<{ connectionId: string }> {
  const row = await takeBegunSignIn(ctx, returned);
  const { connection } = await loadConnection(ctx, connectionAccess.sign_in, row.connection_id);
  const memory = openFlow(ctx.services.secrets, row);
  if (returned.code === undefined) refuse(returned.error);
  const fetch = outsideFetch(outside, askingLimits());
  const target = { address: connection.address, identity: identityOf(outside), fetch };
  await finishAuthorization(target, memory, { code: returned.code, iss: returned.iss }).catch(
    (error: unknown) => {
      throw explainSignIn(ctx, error);
    },
  );
  await storeAccess(ctx, { connectionId: connection.id, memory });
  return { connectionId: connection.id };
}

const takeBegunSignIn = command(
  "connection.take_sign_in",
  connectionAccess.sign_in,
  async (ctx, { state }: ReturnedSignIn): Promise<SignInRow> => {
    const { userId, sessionId, workspaceId } = userOf(ctx);
    const since = new Date(ctx.now().getTime() - signInMs);
    const asked = { stateHash: stateHashOf(state), workspaceId, userId, sessionId, since };
    const row = (await consumeSignIn(ctx.db, asked)) ?? fail(connectionErrors, "connection.sign_in_unknown");
    await ctx.audit({
      act: "connection.sign_in_returned",
      target: [{ type: "connection", id: row.connection_id }],
    });
    return row;
  },
);

const storeAccess = command(
  "connection.store_access",
  connectionAccess.sign_in,
  async (ctx, { connectionId, memory }: { connectionId: string; memory: OAuthMemory }): Promise<void> => {
    const { secrets } = ctx.services;
    const key = { workspaceId: userOf(ctx).workspaceId, id: connectionId };
    if (!memory.tokens) fail(connectionErrors, "connection.sign_in_refused");
    const { discovery, scope } = memory;
    // Its ID counts at this authorization server only, also one that was given by hand.
    const issuer = discovery?.authorizationServerMetadata?.issuer;
    const client = memory.client && { ...memory.client, ...(issuer ? { issuer } : {}) };
    await updateClient(ctx.db, key, sealClient(secrets, connectionId, { client, discovery, scope }));
    await updateTokens(
      ctx.db,
      key,
      sealTokens(secrets, connectionId, storedTokensOf(memory.tokens, ctx.now())),
    );
    await ctx.audit({
      act: "connection.signed_in",
      target: [{ type: "connection", id: connectionId }],
      sealed: { issuer: discovery?.authorizationServerUrl ?? "" },
    });
  },
);

/** The other side's words are not shown: whoever sent the browser here wrote them. */
function refuse(error = ""): never {
  const code = /^[a-z_]{1,60}$/.test(error) ? error : "unknown";
  return fail(connectionErrors, "connection.sign_in_refused", {
    message:
      code === "access_denied"
        ? "You did not agree there, so nothing was connected."
        : `The sign-in was refused (${code}).`,
    details: { error: code },
  });
}
