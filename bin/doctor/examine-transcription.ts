import { checkTranscription, openAiTranscription } from "#features/voice/server/index.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { describeTranscription } from "../../apps/server/start/describe-transcription.ts";

/** Checks that the transcription engine works. Having none is no failure. */
export async function examineTranscription(
  ctx: Ctx,
  { transcription }: Pick<Config, "transcription">,
): Promise<string> {
  const who = describeTranscription(transcription);
  if (transcription.by === "off") return who;
  try {
    const { milliseconds } = await checkTranscription(ctx, openAiTranscription(transcription));
    return `${who} wrote down a second of silence in ${milliseconds} ms`;
  } catch (error) {
    throw new Error(`${who}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
