import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { connectionAccess } from "./connection.access.ts";
import { type ConnectionKey, lockConnection } from "./connection.repository.ts";
import { openClient, sealClient } from "./connection-secrets.ts";
import type { Failure } from "./explain-failure.ts";
import { upsertHealth } from "./health.repository.ts";
import { joinedScopes } from "./oauth/sign-in-steps.ts";
import { lockSecrets, updateClient } from "./secrets.repository.ts";

/** Stores why a connection could not be used. Audited when its state changes. */
export const noteFailure = command(
  "connection.note_failure",
  connectionAccess.record,
  async (ctx, { connectionId, failure }: { connectionId: string; failure: Failure }): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const key = { workspaceId, id: connectionId };
    const connection = await lockConnection(ctx.db, key);
    if (!connection) return;
    const { code, message, state } = failure;
    await upsertHealth(ctx.db, key, { state, error: { code, message }, at: ctx.now() });
    if (failure.scope) await rememberScope(ctx, key, failure.scope);
    if (connection.state === state) return;
    await ctx.audit({
      act: "connection.failed",
      workspaceId,
      target: [{ type: "connection", id: connectionId }],
      facts: { code },
      outcome: "failed",
      errorCode: code,
    });
  },
);

/** A further sign-in asks for these rights too. */
async function rememberScope(ctx: Ctx, key: ConnectionKey, needed: string): Promise<void> {
  const { secrets } = ctx.services;
  const row = await lockSecrets(ctx.db, key);
  if (!row) return;
  const known = openClient(secrets, row);
  const scope = joinedScopes(known.scope, needed);
  await updateClient(ctx.db, key, sealClient(secrets, key.id, { ...known, scope }));
}
