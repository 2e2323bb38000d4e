export { useVoice } from "./choice/use-voice.ts";
export { AnswerReading } from "./reading/answer-reading.tsx";
export { QuestionRecording } from "./recordings/question-recording.tsx";
export { VoiceSettingsButton } from "./voice-settings-button.tsx";
