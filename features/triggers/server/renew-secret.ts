import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { triggerErrors } from "../contract/index.ts";
import { emitTrigger } from "./emit-trigger.ts";
import { requireTrigger } from "./require-trigger.ts";
import { putSecret } from "./secret.repository.ts";
import { triggerAccess } from "./trigger.access.ts";
import { newSecret, sealSecret } from "./trigger-secrets.ts";

/** How long the secret before is accepted, if at all. */
const oldSecretMs = 86_400_000;

/** Gives a webhook another secret and returns it. Throws `trigger.not_a_webhook`. */
export const renewSecret = command(
  "trigger.renew_secret",
  triggerAccess.renew_secret,
  async (ctx, { id, keepsOld }: { id: string; keepsOld: boolean }): Promise<{ secret: string }> => {
    const row = await requireTrigger(ctx, id);
    if (row.kind !== "webhook") fail(triggerErrors, "trigger.not_a_webhook");
    const secret = newSecret();
    const previousUntil = keepsOld ? new Date(ctx.now().getTime() + oldSecretMs) : null;
    const sealed = sealSecret(ctx.services.secrets, id, secret);
    await putSecret(ctx.db, { triggerId: id, sealed, previousUntil });
    await ctx.audit({
      act: "trigger.secret_renewed",
      target: [{ type: "trigger", id }],
      facts: { keeps_old: keepsOld },
    });
    await emitTrigger(ctx, row);
    return { secret };
  },
);
