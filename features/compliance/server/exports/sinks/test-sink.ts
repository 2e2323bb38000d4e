import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestOutcome } from "./delivery/send-test.ts";
import { requireSink } from "./require-sink.ts";
import { sinkAccess } from "./sink.access.ts";
import { findSinkSecret } from "./sink-secret.repository.ts";
import { openSinkSecrets } from "./sink-secrets.ts";

/** Sends a made-up event, and says what came back. It moves nothing. */
export async function testSink(ctx: Ctx, { id }: { id: string }): Promise<TestOutcome> {
  const { row, secret } = await query(ctx, sinkAccess.test, async (inner) => ({
    row: await requireSink(inner, id),
    secret: await findSinkSecret(inner.db, id),
  }));
  const { services } = ctx;
  const secrets = openSinkSecrets(services.secrets, secret, ctx.now());
  const event = { workspaceId: userOf(ctx).workspaceId, id: newId(), at: ctx.now() };
  const { sendTest } = await import("./delivery/send-test.ts");
  const outcome = await sendTest(services, { ...row, secrets }, event);
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
