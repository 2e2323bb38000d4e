import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Notification } from "../../contract/notification.ts";
import { notificationTexts } from "../texts/notification-texts.ts";
import { notificationKeys } from "./notification-keys.ts";

type Pages = InfiniteData<{ items: Notification[]; nextCursor: string | null }>;

/** Marks a notification as read: on screen at once. */
export function useReadOne() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Notification, "id" | "isRead">) =>
      api.POST("/api/v1/notifications/{id}/read", { params: { path: { id } } }),
    onMutate: ({ id, isRead }) => {
      if (isRead) return;
      showRead(client, (one) => one.id === id);
      client.setQueryData<number>(notificationKeys.count, (count = 1) => Math.max(0, count - 1));
    },
    // Nothing is said about it: the person is on their way to the thing.
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.count }),
  });
}

/** Marks all notifications of this workspace as read: on screen at once. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST("/api/v1/notifications/read", { body: { all: true } }),
    onMutate: () => {
      showRead(client, () => true);
      client.setQueryData<number>(notificationKeys.count, 0);
    },
    onError: (error) =>
      notify({ type: "error", title: notificationTexts.read().notRead, message: describeError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}

function showRead(client: QueryClient, isMeant: (one: Notification) => boolean): void {
  client.setQueriesData<Pages>(
    { queryKey: notificationKeys.lists },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
        })),
      },
  );
}
