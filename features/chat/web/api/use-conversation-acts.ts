import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Conversation } from "../../contract/index.ts";
import { dropNote } from "../people/note-read-soon.ts";
import { changeConversation } from "./conversation-pages.ts";
import { forgetConversation } from "./forget-conversation.ts";
import { chatKeys } from "./query-keys.ts";
import type { ConversationPages } from "./use-conversations.ts";

const undoToastMs = 8000;
const restoredToastMs = 4000;

/** Renames a conversation optimistically. Rolls back when the server refuses. */
export function useRenameConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      api.PATCH("/api/v1/conversations/{id}", { params: { path: { id } }, body: { title } }),
    onMutate: ({ id, title }) => {
      client.setQueriesData<ConversationPages>({ queryKey: chatKeys.allConversations }, (data) =>
        changeConversation(data, id, (conversation) => ({ ...conversation, title })),
      );
      client.setQueryData<Conversation>(
        chatKeys.conversation(id),
        (conversation) => conversation && { ...conversation, title },
      );
    },
    onError: (error) => report("The title was not changed", error),
    onSettled: (_reply, _error, { id }) => {
      void client.invalidateQueries({ queryKey: chatKeys.allConversations });
      void client.invalidateQueries({ queryKey: chatKeys.conversation(id) });
    },
  });
}

/** Deletes a conversation and offers to restore it. */
export function useDeleteConversation(onRestored: (id: string) => void) {
  const client = useQueryClient();
  const tellDeleted = useTellDeleted(onRestored);
  return useMutation({
    mutationFn: ({ id }: Pick<Conversation, "id" | "title">) =>
      api.DELETE("/api/v1/conversations/{id}", { params: { path: { id } } }),
    onMutate: ({ id }) => {
      dropNote(id);
      client.setQueriesData<ConversationPages>({ queryKey: chatKeys.allConversations }, (data) =>
        changeConversation(data, id, () => undefined),
      );
    },
    onSuccess: (_reply, { id, title }) => tellDeleted(id, title),
    onError: (error) => report("The conversation was not deleted", error),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.allConversations }),
  });
}

/** Forgets a conversation that was deleted here or elsewhere, and offers to restore it. */
export function useTellDeleted(onRestored: (id: string) => void): (id: string, title: string) => void {
  const client = useQueryClient();
  const restore = async (id: string, title: string) => {
    try {
      await api.POST("/api/v1/conversations/{id}/restore", { params: { path: { id } } });
      await client.invalidateQueries({ queryKey: chatKeys.allConversations });
      notify({
        id: deletedToastId(id),
        type: "success",
        title: "Conversation restored",
        message: title,
        duration: restoredToastMs,
      });
      onRestored(id);
    } catch (error) {
      report("The conversation was not restored", error);
    }
  };
  return (id, title) => {
    dropNote(id);
    forgetConversation(client, id);
    notify({
      id: deletedToastId(id),
      type: "info",
      title: "Conversation deleted",
      message: title,
      duration: undoToastMs,
      action: { label: "Undo", onClick: () => void restore(id, title) },
    });
  };
}

/** One toast per conversation for its deletion, so that Undo replaces it. */
function deletedToastId(id: string): string {
  return `conversation-deleted-${id}`;
}

function report(title: string, error: unknown): void {
  notify({ type: "error", title, message: describeError(error), autoClose: false });
}
