export { checkSpeech } from "./mapping/check-speech.ts";
export { engineOf } from "./speech/engine-of.ts";
export { espeakEngine } from "./speech/espeak/espeak-engine.ts";
export type { SpeechEngine } from "./speech/speech-engine.ts";
export { checkTranscription } from "./transcription/check-transcription.ts";
export { openAiTranscription } from "./transcription/openai/openai-transcription.ts";
export type { TranscriptionEngine } from "./transcription/transcription-engine.ts";
