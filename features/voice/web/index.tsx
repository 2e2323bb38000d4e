export { VoiceSettingsButton } from "./voice-settings-button.tsx";
