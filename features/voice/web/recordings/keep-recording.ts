import { sendBytes } from "#platform/web/api/send-bytes.ts";

/** Uploads the recording of a message (WAV). Idempotent. Throws the server's refusal. */
export async function keepRecording(messageId: string, sound: Blob): Promise<void> {
  await sendBytes("PUT", `/api/v1/messages/${messageId}/recording`, sound);
}
