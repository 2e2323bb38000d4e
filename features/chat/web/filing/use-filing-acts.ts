import { useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Filing } from "../../contract/index.ts";
import { changeConversation } from "../api/conversation-pages.ts";
import { forgetConversation } from "../api/forget-conversation.ts";
import { chatKeys } from "../api/query-keys.ts";
import type { ConversationPages } from "../api/use-conversations.ts";
import { dropNote } from "../people/note-read-soon.ts";
import { offerUndo } from "./offer-undo.ts";

/** A conversation with the place from which it is taken. */
export interface Filed {
  id: string;
  from: Filing;
}

/** Files or deletes conversations, all of them at once, with one Undo. */
export function useFilingActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: chatKeys.allConversations });
  const take = (ids: readonly string[]) => {
    for (const id of ids) {
      client.setQueriesData<ConversationPages>({ queryKey: chatKeys.allConversations }, (data) =>
        changeConversation(data, id, () => undefined),
      );
    }
  };
  const { mutate } = useMutation({
    mutationFn: ({ act }: Act) => act(),
    onMutate: ({ items }) => take(items.map(({ id }) => id)),
    onSuccess: (_reply, { title, undo }) => {
      offerUndo(title, () => undo().finally(reload));
    },
    onError: (error, { items }) => report(`${count(items)} not changed`, error),
    onSettled: reload,
  });
  return {
    file: (items: readonly Filed[], filing: Filing, where: string) =>
      mutate({
        items,
        title: `${count(items)} ${where}`,
        act: () => send(idsOf(items), filing),
        undo: () => sendBack(items),
      }),
    remove: (items: readonly Filed[]) =>
      mutate({
        items,
        title: `${count(items)} deleted`,
        act: async () => {
          for (const { id } of items) dropNote(id);
          await api.POST("/api/v1/conversations/delete", { body: { ids: idsOf(items) } });
          // Nobody reads again what is gone.
          for (const { id } of items) forgetConversation(client, id);
        },
        undo: () => api.POST("/api/v1/conversations/restore", { body: { ids: idsOf(items) } }),
      }),
  };
}

interface Act {
  items: readonly Filed[];
  title: string;
  act: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

const idsOf = (items: readonly Filed[]) => items.map(({ id }) => id);

function send(ids: string[], filing: Filing) {
  return api.POST("/api/v1/conversations/file", { body: { ids, filing } });
}

/** Each to the place it came from. */
async function sendBack(items: readonly Filed[]): Promise<void> {
  const groups = Map.groupBy(items, ({ from }) => JSON.stringify(from));
  for (const group of groups.values()) {
    const [first] = group;
    if (first) await send(idsOf(group), first.from);
  }
}

function count({ length }: readonly unknown[]): string {
  return length === 1 ? "Conversation" : `${length} conversations`;
}

function report(title: string, error: unknown): void {
  notify({ type: "error", title, message: describeError(error), autoClose: false });
}
