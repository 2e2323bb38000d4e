import { api } from "#platform/web/api/client.ts";
import { withBytes } from "#platform/web/api/with-bytes.ts";

/** Keeps how a message was said, WAV as the listener makes it; throws what the server refused. May be called again. */
export async function keepRecording(messageId: string, sound: Blob): Promise<void> {
  await api.PUT("/api/v1/messages/{id}/recording", {
    params: { path: { id: messageId } },
    ...withBytes(sound),
  });
}
