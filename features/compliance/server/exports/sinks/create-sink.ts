import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type CreateSink, mostSinks, sinkErrors } from "../../../contract/index.ts";
import { checkSinkAddress } from "./check-sink-address.ts";
import { insertPosition } from "./position.repository.ts";
import { sinkAccess } from "./sink.access.ts";
import { insertSink } from "./sink.repository.ts";
import { insertSinkSecret } from "./sink-secret.repository.ts";
import { newSigningSecret, type SinkSecrets, sealSinkSecret } from "./sink-secrets.ts";

export interface CreatedSink {
  id: string;
  /** Of a webhook, to be shown once. */
  secret: string | null;
}

/** Sends the events of the workspace somewhere from now on. */
export const createSink = command(
  "event_sink.create",
  sinkAccess.create,
  async (ctx, wanted: CreateSink): Promise<CreatedSink> => {
    const { kind, name, address, categories, from } = wanted;
    const { userId, workspaceId } = userOf(ctx);
    checkSinkAddress(ctx.services, kind, address);
    const secrets = secretsOf(wanted);
    const id = newId();
    const row = { workspace_id: workspaceId, id, created_by: userId, kind, name, address };
    const sink = { ...row, categories: [...new Set(categories)], created_at: ctx.now() };
    if (!(await insertSink(ctx.db, sink, mostSinks))) fail(sinkErrors, "event_sink.too_many");
    const sealed = sealSinkSecret(ctx.services.secrets, id, secrets);
    await insertSinkSecret(ctx.db, { workspaceId, sinkId: id, sealed });
    await insertPosition(ctx.db, { workspaceId, sinkId: id, isFromBeginning: from === "beginning" });
    await ctx.audit({
      act: "event_sink.created",
      target: [{ type: "event_sink", id }],
      facts: { kind, from, categories: sink.categories },
      sealed: { name, address },
    });
    return { id, secret: secrets.signing?.[0] ?? null };
  },
);

function secretsOf({ kind, credentials, certificate }: CreateSink): Partial<SinkSecrets> {
  if (kind === "webhook") return { signing: [newSigningSecret()] };
  if (kind === "syslog") return certificate ? { certificate } : {};
  return { credentials: credentials ?? fail(sinkErrors, "event_sink.credentials_missing") };
}
