import { useSyncExternalStore } from "react";
import { onUserLeft } from "#platform/web/personal-data/user-of-tab.ts";
import { onRealtime } from "#platform/web/realtime/realtime-event.ts";
import type { Notification } from "#platform/web/ui/toast/notification.ts";
import { notify, onNotified } from "#platform/web/ui/toast/notify.ts";

export interface KeptNotification {
  id: string;
  toastId: string;
  type: Notification["type"];
  title: string;
  message: string | undefined;
  at: Date;
  isRead: boolean;
}

/** More than anyone scrolls through. The oldest are dropped. */
const keptLimit = 200;

let kept: readonly KeptNotification[] = [];
let lastNumber = 0;
let isKeeping = false;
const listeners = new Set<() => void>();

/** Starts keeping every toast and server notification, for this visit only. */
export function keepNotifications(): void {
  if (isKeeping) return;
  isKeeping = true;
  onNotified(({ id, type, title, message, replacesKept }) => {
    const others = replacesKept ? kept.filter(({ toastId }) => toastId !== id) : kept;
    const entry = {
      id: `kept-${++lastNumber}`,
      toastId: id,
      type,
      title,
      message,
      at: new Date(),
      // Whoever saw the toast has read it: the list is history.
      isRead: true,
    };
    keep([entry, ...others].slice(0, keptLimit));
  });
  onUserLeft(clearNotifications);
  onRealtime<unknown>("notification.created", ({ data }) => {
    const announced = readAnnounced(data);
    if (!announced) return;
    const { type, ...said } = announced;
    const toastId = notify(type === "error" ? { ...said, type } : { ...said, type, duration: 6000 });
    keep(kept.map((entry) => (entry.toastId === toastId ? { ...entry, isRead: false } : entry)));
  });
}

/** The notifications of this visit, newest first. */
export function useKeptNotifications(): readonly KeptNotification[] {
  return useSyncExternalStore(subscribe, listKeptNotifications, listKeptNotifications);
}

export function listKeptNotifications(): readonly KeptNotification[] {
  return kept;
}

export function markNotificationsRead(): void {
  if (kept.some(({ isRead }) => !isRead)) keep(kept.map((entry) => ({ ...entry, isRead: true })));
}

export function clearNotifications(): void {
  keep([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: readonly KeptNotification[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

function readAnnounced(data: unknown): Pick<Notification, "type" | "title" | "message"> | undefined {
  if (typeof data !== "object" || data === null || !("title" in data)) return undefined;
  const { title } = data;
  if (typeof title !== "string") return undefined;
  const type = "type" in data && isType(data.type) ? data.type : "info";
  const message = "message" in data && typeof data.message === "string" ? data.message : undefined;
  return { type, title, ...(message === undefined ? {} : { message }) };
}

function isType(value: unknown): value is Notification["type"] {
  return value === "success" || value === "error" || value === "warning" || value === "info";
}
