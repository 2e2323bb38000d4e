import { reserveUsage } from "#features/entitlements/server/index.ts";
import type { VoiceCall } from "#features/models/server/index.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { settleVoiceCall } from "./settle-voice-call.ts";

interface Order extends Pick<VoiceCall, "purpose" | "engine"> {
  person: UserActor;
  /** The most that can be charged. */
  mostSeconds: number;
  signal: AbortSignal;
  facts: Record<string, string>;
}

/**
 * Charges the person for what an engine makes: reserves the most seconds, then settles the actual ones. Each call is a
 * row of usage. Throws `limit_reached` and what `make` throws. Failed and cancelled calls are free.
 */
export async function withVoiceMetering<Made extends { seconds: number }>(
  ctx: Ctx,
  { person, mostSeconds: amount, signal, ...order }: Order,
  make: () => Promise<Made>,
): Promise<Made> {
  const { workspaceId, userId } = person;
  const system = ctx.asSystem("voice");
  const requestId = `${order.purpose}:${newId()}`;
  const startedAt = performance.now();
  const settle = (end: VoiceCall["end"], seconds?: number) =>
    settleVoiceCall(system, {
      ...{ ...order, workspaceId, userId, requestId, end },
      ...(seconds === undefined ? {} : { seconds }),
      durationMs: Math.round(performance.now() - startedAt),
    });
  try {
    await reserveUsage(system, { workspaceId, userId, entitlement: "voice_seconds", amount, requestId });
  } catch (error) {
    if (error instanceof AppError && error.code === "limit_reached") {
      // The person learns of the refusal, whether or not it could be noted.
      await settle({ outcome: "refused" }).catch((failure: unknown) => {
        ctx.log.error({ err: failure, request: requestId }, "a refused voice call was not noted");
      });
    }
    throw error;
  }
  let made: Made;
  try {
    made = await make();
  } catch (error) {
    const code = error instanceof AppError ? error.code : "voice.failed";
    await settle(signal.aborted ? { outcome: "stopped" } : { outcome: "failed", code });
    throw error;
  }
  await settle({ outcome: "ok" }, made.seconds);
  return made;
}
