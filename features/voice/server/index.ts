export { espeakEngine } from "./speech/espeak/espeak-engine.ts";
export type { SpeechEngine } from "./speech/speech-engine.ts";
