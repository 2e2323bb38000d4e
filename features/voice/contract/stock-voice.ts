import { z } from "zod";
import { voices } from "./voices.ts";

/** The kinds of speech engines. */
export const SpeechEngineKind = z
  .enum(["embedded", "espeak-ng", "openai", "elevenlabs", "azure", "openai_compatible"])
  .meta({ id: "SpeechEngineKind" });
export type SpeechEngineKind = z.infer<typeof SpeechEngineKind>;

export const maxStockVoiceCharacters = 100;

/** A stock voice name entered by an admin. The engine decides whether it is valid. */
export const StockVoiceName = z.string().trim().min(1).max(maxStockVoiceCharacters);

export const VoiceIdParam = z.enum(voices.map(({ id }) => id));

/** A stock voice of an engine. */
export const StockVoice = z
  .object({
    /** The name in requests to the engine. */
    name: z.string(),
    /** A readable name, where `name` is none. */
    label: z.string().nullable(),
  })
  .meta({ id: "StockVoice" });
export type StockVoice = z.infer<typeof StockVoice>;

/** The stock voice of one of the ten voices. */
export const VoiceMapping = z
  .object({
    voiceId: VoiceIdParam,
    stockVoice: z.string(),
    /** The default. */
    usual: z.string(),
  })
  .meta({ id: "VoiceMapping" });
export type VoiceMapping = z.infer<typeof VoiceMapping>;

/** The speech engine of this installation and its stock voices. */
export const SpeechSetup = z
  .object({
    /** Null: speech is off. */
    engine: z.object({ kind: SpeechEngineKind, label: z.string() }).nullable(),
    voices: z.array(VoiceMapping),
  })
  .meta({ id: "SpeechSetup" });
export type SpeechSetup = z.infer<typeof SpeechSetup>;

/** Result of a test word. */
export const SpeechCheck = z
  .object({
    milliseconds: z.number().int().min(0),
    /** Null: it spoke. Otherwise the problem and what to do. */
    problem: z.string().nullable(),
  })
  .meta({ id: "SpeechCheck" });
export type SpeechCheck = z.infer<typeof SpeechCheck>;
