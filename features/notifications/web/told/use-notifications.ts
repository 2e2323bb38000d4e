import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { type NotificationFilter, notificationKeys } from "./notification-keys.ts";

const pageSize = 20;

/** What the person was told in this workspace, in pages, newest first. */
export function useNotifications(filter: NotificationFilter) {
  return useInfiniteQuery({
    queryKey: notificationKeys.list(filter),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...{ limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        ...(filter === "unread" && { state: "unread" as const }),
        ...(filter === "mentions" && { kind: "mention" as const }),
      };
      const { data } = await api.GET("/api/v1/notifications", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** How much is unread here, live. Zero until known. */
export function useUnreadCount(): number {
  useNotificationChanges();
  const { data } = useQuery({
    queryKey: notificationKeys.count,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/notifications/count", { signal })).data?.unread ?? 0,
  });
  return data ?? 0;
}

/** The person's other workspaces with unread notifications. The stream of this tab does not tell of them. */
export function useUnreadElsewhere() {
  const { data } = useQuery({
    queryKey: notificationKeys.elsewhere,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/notifications/other-workspaces", { signal })).data?.workspaces ?? [],
    staleTime: 60_000,
  });
  return data ?? [];
}

/** Reads anew when something was told or read, here or on another device. Several events cause one reading. */
function useNotificationChanges(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime("*", ({ name }) => {
    if (name !== "notification.created" && name !== "notification.read") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey: notificationKeys.count });
      void client.invalidateQueries({ queryKey: notificationKeys.lists });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

const gatherMs = 150;
