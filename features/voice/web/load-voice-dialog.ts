/** Loads the voice dialog, for `lazy`. */
export async function loadVoiceDialog() {
  return { default: (await import("./voice-dialog.tsx")).VoiceDialog };
}
