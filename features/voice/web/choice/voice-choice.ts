import { dataClient } from "#features/auth/web/index.tsx";
import { readDataRefusal } from "#platform/web/api/data-refusal.ts";
import { defaultVoiceId, findVoice, type VoiceId } from "../../contract/voices.ts";

const noRow = "PGRST116";

/** The voice that a person has chosen; the default when there is no choice, or one that is no longer offered. */
export async function readVoiceChoice(userId: string): Promise<VoiceId> {
  const reply = await dataClient
    .from("user_voice_settings")
    .select("voice_name")
    .eq("user_id", userId)
    .maybeSingle()
    // Whoever asks tries again by itself, in its own time.
    .retry(false);
  if (reply.error && reply.error.code !== noRow) throw readDataRefusal(reply.error, reply.status);
  return findVoice(reply.data?.voice_name)?.id ?? defaultVoiceId;
}

/** Keeps the choice of a person in place of the one before; throws when it was not kept. */
export async function saveVoiceChoice(userId: string, voiceId: VoiceId): Promise<void> {
  const row = { user_id: userId, voice_name: voiceId, updated_at: new Date().toISOString() };
  const { error, status } = await dataClient
    .from("user_voice_settings")
    .upsert(row, { onConflict: "user_id" });
  if (error) throw readDataRefusal(error, status);
}
