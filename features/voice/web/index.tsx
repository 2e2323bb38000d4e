export { useVoice } from "./choice/use-voice.ts";
export { ComposerDictation } from "./dictation/composer-dictation.tsx";
export { loadVoiceDialog } from "./load-voice-dialog.ts";
export { AnswerReading } from "./reading/answer-reading.tsx";
export { QuestionRecording } from "./recordings/question-recording.tsx";
export { openVoiceSettings, VoiceHost } from "./voice-host.tsx";
export { VoiceSettingsButton } from "./voice-settings-button.tsx";
