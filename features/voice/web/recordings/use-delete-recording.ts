import { useMutation, useQueryClient } from "@tanstack/react-query";
import { chatKeys } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

/** Deletes the recording of a message. Its text stays. */
export function useDeleteRecording({
  messageId,
  conversationId,
}: Record<"messageId" | "conversationId", string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE("/api/v1/messages/{id}/recording", { params: { path: { id: messageId } } }),
    onError: (error) =>
      notify({
        type: "error",
        title: "The recording was not deleted",
        message: describeError(error),
        autoClose: false,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.messages(conversationId) }),
  });
}
