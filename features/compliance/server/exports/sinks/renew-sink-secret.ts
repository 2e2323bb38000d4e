import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { oldSinkSecretHours, sinkErrors } from "../../../contract/index.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { renewStoredSecret } from "./sink-secret.repository.ts";
import { newSigningSecret, sealSinkSecret } from "./sink-secrets.ts";

const oldSecretMs = oldSinkSecretHours * 3_600_000;

/** Gives a webhook another secret and returns it. Deliveries carry both signatures for a day. */
export const renewSinkSecret = command(
  "event_sink.renew_secret",
  sinkAccess.renew_secret,
  async (ctx, { id }: { id: string }): Promise<{ secret: string }> => {
    const row = await requireSink(ctx, id);
    if (row.kind !== "webhook") fail(sinkErrors, "event_sink.no_secret");
    const secret = newSigningSecret();
    const sealed = sealSinkSecret(ctx.services.secrets, id, { signing: [secret] });
    const previousUntil = new Date(ctx.now().getTime() + oldSecretMs);
    await renewStoredSecret(ctx.db, { sinkId: id, sealed, previousUntil });
    await ctx.audit({ act: "event_sink.secret_renewed", target: [{ type: "event_sink", id }] });
    return { secret };
  },
);
