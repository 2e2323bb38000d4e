import { sendBytes } from "#platform/web/api/send-bytes.ts";

/** Keeps how a message was said, WAV as the listener makes it; throws what the server refused. May be called again. */
export async function keepRecording(messageId: string, sound: Blob): Promise<void> {
  await sendBytes("PUT", `/api/v1/messages/${messageId}/recording`, sound);
}
