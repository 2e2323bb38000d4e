export { useVoice } from "./choice/use-voice.ts";
export { VoiceSettingsButton } from "./voice-settings-button.tsx";
