import { dataClient } from "#features/auth/web/index.tsx";
import { readDataRefusal } from "#platform/web/api/data-refusal.ts";
import { defaultVoiceId, findVoice, type VoiceId } from "../../contract/voices.ts";

const noRow = "PGRST116";

/** A person's chosen voice. The default without a choice, and for a voice that no longer exists. */
export async function readVoiceChoice(userId: string): Promise<VoiceId> {
  return findVoice(await readChosenName(userId))?.id ?? defaultVoiceId;
}

/** Whether the person has ever saved a choice, also of the default. */
export async function hasChosenVoice(userId: string): Promise<boolean> {
  return (await readChosenName(userId)) !== undefined;
}

async function readChosenName(userId: string): Promise<string | undefined> {
  const reply = await dataClient
    .from("user_voice_settings")
    .select("voice_name")
    .eq("user_id", userId)
    .maybeSingle()
    // The caller retries on its own schedule.
    .retry(false);
  if (reply.error && reply.error.code !== noRow) throw readDataRefusal(reply.error, reply.status);
  return reply.data?.voice_name;
}

/** Stores a person's choice. Throws when it could not be stored. */
export async function saveVoiceChoice(userId: string, voiceId: VoiceId): Promise<void> {
  const row = { user_id: userId, voice_name: voiceId, updated_at: new Date().toISOString() };
  const { error, status } = await dataClient
    .from("user_voice_settings")
    .upsert(row, { onConflict: "user_id" });
  if (error) throw readDataRefusal(error, status);
}
