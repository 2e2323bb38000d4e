import { api } from "#platform/web/api/client.ts";

/** How a message was said, as MP3; throws what the server refused. */
export async function fetchRecording(messageId: string, signal: AbortSignal): Promise<Blob> {
  const { data } = await api.GET("/api/v1/messages/{id}/recording", {
    params: { path: { id: messageId } },
    parseAs: "blob",
    signal,
  });
  return new Blob([data as BlobPart], { type: "audio/mpeg" });
}
