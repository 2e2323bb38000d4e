import { z } from "zod";
import { voices } from "./voices.ts";

/** Who can speak. */
export const SpeechEngineKind = z
  .enum(["embedded", "espeak-ng", "openai", "elevenlabs", "azure", "openai_compatible"])
  .meta({ id: "SpeechEngineKind" });
export type SpeechEngineKind = z.infer<typeof SpeechEngineKind>;

export const maxStockVoiceCharacters = 100;

/** What an admin may enter; whether the engine can have it is for the engine to say. */
export const StockVoiceName = z.string().trim().min(1).max(maxStockVoiceCharacters);

export const VoiceIdParam = z.enum(voices.map(({ id }) => id));

/** A stock voice of an engine. */
export const StockVoice = z
  .object({
    /** As the engine is asked for it. */
    name: z.string(),
    /** What it is called where its name does not tell. */
    label: z.string().nullable(),
  })
  .meta({ id: "StockVoice" });
export type StockVoice = z.infer<typeof StockVoice>;

/** Which stock voice speaks for one of the ten. */
export const VoiceMapping = z
  .object({
    voiceId: VoiceIdParam,
    stockVoice: z.string(),
    /** What speaks when no admin chose anything. */
    usual: z.string(),
  })
  .meta({ id: "VoiceMapping" });
export type VoiceMapping = z.infer<typeof VoiceMapping>;

/** Who speaks on this installation, and with which stock voices. */
export const SpeechSetup = z
  .object({
    /** Null: speech is switched off. */
    engine: z.object({ kind: SpeechEngineKind, label: z.string() }).nullable(),
    voices: z.array(VoiceMapping),
  })
  .meta({ id: "SpeechSetup" });
export type SpeechSetup = z.infer<typeof SpeechSetup>;

/** How the engine did when it was asked for a word. */
export const SpeechCheck = z
  .object({
    milliseconds: z.number().int().min(0),
    /** Null: it spoke. Otherwise what is wrong and what to do. */
    problem: z.string().nullable(),
  })
  .meta({ id: "SpeechCheck" });
export type SpeechCheck = z.infer<typeof SpeechCheck>;
