import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../contract/index.ts";
import { type ConnectionRow, findConnection } from "./connection.repository.ts";
import type { SealedSecretsRow } from "./connection-secrets.ts";
import { findSecrets } from "./secrets.repository.ts";

export interface LoadedConnection {
  connection: ConnectionRow;
  secrets: SealedSecretsRow;
}

/** A connection of the caller's workspace with its sealed secrets. Throws `connection.not_found`. */
export function loadConnection(ctx: Ctx, rule: AccessRule, id: string): Promise<LoadedConnection> {
  return query(ctx, rule, async ({ db }) => {
    const key = { workspaceId: userOf(ctx).workspaceId, id };
    const [connection, secrets] = await Promise.all([findConnection(db, key), findSecrets(db, key)]);
    if (!connection || !secrets) fail(connectionErrors, "connection.not_found");
    return { connection, secrets };
  });
}
