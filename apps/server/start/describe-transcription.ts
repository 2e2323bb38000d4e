import type { TranscriptionSettings } from "#platform/server/config/config.ts";

/** The transcription engine, for the start screen. */
export function describeTranscription(transcription: TranscriptionSettings): string {
  if (transcription.by === "off") return "nobody: browsers that can do it themselves";
  const { model, url } = transcription;
  return url ? `${model} at ${new URL(url).host}` : `${model} of OpenAI`;
}
