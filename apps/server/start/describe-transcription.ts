import type { TranscriptionSettings } from "#platform/server/config/config.ts";

/** Who writes down what people say, for whoever starts the server. */
export function describeTranscription(transcription: TranscriptionSettings): string {
  if (transcription.by === "off") return "nobody: browsers that can do it themselves";
  const { model, url } = transcription;
  return url ? `${model} at ${new URL(url).host}` : `${model} of OpenAI`;
}
