import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { voiceErrors } from "../../contract/errors.ts";
import type { SpeechEngineKind, VoiceMapping } from "../../contract/stock-voice.ts";
import type { VoiceId } from "../../contract/voices.ts";
import type { SpeechEngine } from "../speech/speech-engine.ts";
import { deleteChosenVoice, findChosenVoice, lockVoice, storeChosenVoice } from "./stock-voice.repository.ts";
import { voiceAccess } from "./voice.access.ts";

export interface StockVoiceChoice {
  engine: SpeechEngine;
  /** The engine for which the admin chose. */
  chosenFor: SpeechEngineKind;
  voiceId: VoiceId;
  /** Null: the default. */
  stockVoice: string | null;
}

/** Assigns a stock voice to a voice, or resets it to the default. Throws when the engine cannot have it. */
export const setStockVoice = command(
  "voice.set_stock_voice",
  voiceAccess.set_stock_voice,
  async (ctx, { engine, chosenFor, voiceId, stockVoice }: StockVoiceChoice): Promise<VoiceMapping> => {
    if (chosenFor !== engine.kind) fail(voiceErrors, "voice.engine_changed");
    if (stockVoice !== null && !engine.isStockVoice(stockVoice)) {
      fail(voiceErrors, "voice.stock_voice_invalid");
    }
    await lockVoice(ctx.db, voiceId);
    const usual = engine.stockVoices[voiceId];
    const before = (await findChosenVoice(ctx.db, engine.kind, voiceId)) ?? usual;
    const after = stockVoice ?? usual;
    const mapping = { voiceId, stockVoice: after, usual };
    if (after === before) return mapping;

    if (after === usual) await deleteChosenVoice(ctx.db, engine.kind, voiceId);
    else await storeChosenVoice(ctx.db, { engine: engine.kind, voiceId, stockVoice: after, now: ctx.now() });
    await ctx.audit({
      act: "voice.stock_voice_set",
      workspaceId: installationWorkspaceId,
      target: [{ type: "voice", id: voiceId }],
      facts: { engine: engine.kind },
      sealed: { before, after },
    });
    return mapping;
  },
);
