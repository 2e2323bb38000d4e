import { ZodError } from "zod";
import { AppError, fail } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import type { Logger } from "#platform/server/log.ts";
import { voiceErrors } from "../../../contract/errors.ts";
import { NotMp3Error } from "../mp3/read-mp3.ts";
import { ProviderRefusal } from "./provider-refusal.ts";

type VoiceErrorCode = Extract<keyof typeof voiceErrors, string>;

/** Throws the provider's failure as an error for people. Logs its kind without the text. */
export function explainFailure(error: unknown, log: Logger): never {
  if (error instanceof AppError) throw error;
  const code = codeOf(error);
  log.error({ err: error, explained: code }, "the provider of the voices did not speak");
  return fail(voiceErrors, code);
}

function codeOf(error: unknown): VoiceErrorCode {
  if (error instanceof ProviderRefusal) return codeOfRefusal(error);
  if (error instanceof NotMp3Error) return "voice.failed";
  if (error instanceof GuardedFetchError && error.code === "fetch.too_large") return "voice.failed";
  // Invalid or unexpected JSON.
  if (error instanceof SyntaxError || error instanceof ZodError) return "voice.wrong_answer";
  return "voice.away";
}

/** ElevenLabs' reply for an account without credit. */
const noCredit = [[/quota|credit/i, "voice.provider_limit"]] as const;

const wrongNames = [
  [/voice|invalid_uid/i, "voice.stock_voice_unknown"],
  [/model/i, "voice.model_unknown"],
] as const;

function codeOfRefusal(refusal: ProviderRefusal): VoiceErrorCode {
  const { status } = refusal;
  if (status === 429 || status === 402) return "voice.provider_limit";
  if (status === 401 || status === 403) return refusal.kindAmong(noCredit) ?? "voice.key_refused";
  if (status === 408 || status >= 500) return "voice.away";
  return refusal.kindAmong(wrongNames) ?? (status === 404 ? "voice.model_unknown" : "voice.failed");
}
