import { releaseUsage, settleUsage } from "#features/entitlements/server/index.ts";
import { keepVoiceCall, type VoiceCall } from "#features/models/server/index.ts";
import { command } from "#platform/server/command.ts";
import { voiceAccess } from "../mapping/voice.access.ts";

export interface EndedVoiceCall extends VoiceCall {
  /** Seconds of sound. Absent: nothing was made, so nothing is charged. */
  seconds?: number;
  facts: Record<string, string>;
}

/** Settles the seconds of a voice call against their reservation, and keeps its row, in one transaction. */
export const settleVoiceCall = command(
  "voice.settle_call",
  voiceAccess.settle_call,
  async (ctx, { seconds, facts, ...call }: EndedVoiceCall): Promise<void> => {
    const { workspaceId, requestId } = call;
    if (seconds !== undefined) {
      await settleUsage(ctx, { workspaceId, requestId, amount: Math.ceil(seconds), facts });
    } else if (call.end.outcome !== "refused") await releaseUsage(ctx, { workspaceId, requestId });
    await keepVoiceCall(ctx, call);
  },
);
