export { useVoice } from "./choice/use-voice.ts";
export { ComposerDictation } from "./dictation/composer-dictation.tsx";
export { AnswerReading } from "./reading/answer-reading.tsx";
export { QuestionRecording } from "./recordings/question-recording.tsx";
export { VoiceSettingsButton } from "./voice-settings-button.tsx";
