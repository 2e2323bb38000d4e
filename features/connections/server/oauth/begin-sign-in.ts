import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { connectionErrors } from "../../contract/index.ts";
import { askingLimits } from "../asking-limits.ts";
import { connectionAccess } from "../connection.access.ts";
import { openClient, openTokens } from "../connection-secrets.ts";
import { loadConnection } from "../load-connection.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { explainSignIn } from "./explain-sign-in.ts";
import { identityOf, type OAuthMemory } from "./oauth-memory.ts";
import { insertSignIn } from "./sign-in.repository.ts";
import { sealFlow, stateHashOf } from "./sign-in-flow.ts";
import { beginAuthorization, joinedScopes } from "./sign-in-steps.ts";

/** Begins a sign-in in the caller's session. Returns the address at the authorization server. */
export async function beginSignIn(ctx: Ctx, outside: Outside, id: string): Promise<{ url: string }> {
  const { connection, secrets } = await loadConnection(ctx, connectionAccess.sign_in, id);
  if (connection.auth !== "oauth") fail(connectionErrors, "connection.without_sign_in");
  const known = openClient(ctx.services.secrets, secrets);
  // Who we are there may be given by hand or registered. Where it is, is found anew.
  const granted = openTokens(ctx.services.secrets, secrets)?.tokens.scope;
  const memory: OAuthMemory = { client: known.client, scope: joinedScopes(known.scope, granted) };
  const fetch = outsideFetch(outside, askingLimits());
  const target = { address: connection.address, identity: identityOf(outside), fetch };
  const url = await beginAuthorization(target, memory).catch((error: unknown) => {
    throw explainSignIn(ctx, error);
  });
  await storeSignIn(ctx, { connectionId: id, memory });
  return { url };
}

const storeSignIn = command(
  "connection.begin_sign_in",
  connectionAccess.sign_in,
  async (ctx, { connectionId, memory }: { connectionId: string; memory: OAuthMemory }): Promise<void> => {
    const { userId, sessionId, workspaceId } = userOf(ctx);
    const id = newId();
    await insertSignIn(ctx.db, {
      ...{
        workspace_id: workspaceId,
        id,
        connection_id: connectionId,
        user_id: userId,
        session_id: sessionId,
      },
      state_hash: stateHashOf(memory.state ?? ""),
      sealed_flow: sealFlow(ctx.services.secrets, id, memory),
      at: ctx.now(),
    });
    await ctx.audit({
      act: "connection.sign_in_begun",
      target: [{ type: "connection", id: connectionId }],
    });
  },
);
