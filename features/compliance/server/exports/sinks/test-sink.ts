import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { DeliveryError } from "./delivery/delivery-error.ts";
import { sendTo } from "./delivery/send-to.ts";
import { testBatch } from "./delivery/test-batch.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { findSinkSecret } from "./sink-secret.repository.ts";
import { openSinkSecrets } from "./sink-secrets.ts";

export interface TestOutcome {
  isDelivered: boolean;
  /** Those of the other side. */
  words: string;
}

/** Sends a made-up event, and says what came back. It moves nothing. */
export async function testSink(ctx: Ctx, { id }: { id: string }): Promise<TestOutcome> {
  const { row, secret } = await query(ctx, sinkAccess.test, async (inner) => ({
    row: await requireSink(inner, id),
    secret: await findSinkSecret(inner.db, id),
  }));
  const secrets = openSinkSecrets(ctx.services.secrets, secret, ctx.now());
  const batch = testBatch({ workspaceId: userOf(ctx).workspaceId, id: newId(), at: ctx.now() });
  const outcome = await sendTo(ctx.services, { ...row, secrets }, batch).then(
    (words) => ({ isDelivered: true, words }),
    (error: unknown) => {
      if (error instanceof DeliveryError) return { isDelivered: false, words: error.message };
      throw error;
    },
  );
  await noteTest(ctx, { id, isDelivered: outcome.isDelivered });
  return outcome;
}

const noteTest = command(
  "event_sink.note_test",
  sinkAccess.test,
  async (ctx, { id, isDelivered }: { id: string; isDelivered: boolean }): Promise<void> => {
    await requireSink(ctx, id);
    await ctx.audit({
      act: "event_sink.tested",
      target: [{ type: "event_sink", id }],
      outcome: isDelivered ? "ok" : "failed",
    });
  },
);
