import { api } from "#platform/web/api/client.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Notification } from "../../contract/notification.ts";
import { sentenceOf } from "../../contract/sentence-of.ts";
import { notificationTexts } from "../texts/notification-texts.ts";
import { sayOnce } from "./say-once.ts";

interface NewlyTold {
  id: string;
  count: number;
}

/** Says a new notification as a toast, unless the person has read it or looks at the thing, or another window says it. */
export function toastTold({ id, count }: NewlyTold, open: (path: string) => void): Promise<void> {
  return sayOnce(`${id}:${count}`, () => void say(id, open));
}

async function say(id: string, open: (path: string) => void): Promise<void> {
  const query = { state: "unread", limit: 10 } as const;
  const { data } = await api
    .GET("/api/v1/notifications", { params: { query } })
    .catch(() => ({ data: undefined }));
  const told = data?.items.find((one) => one.id === id);
  if (!told || location.pathname === told.path.split(/[?#]/)[0]) return;
  const { sentence, said } = sentenceOf(told, readPageLanguage());
  const toast = {
    ...{ id: `notification-${id}`, title: sentence, ...(said && { message: said }) },
    action: { label: notificationTexts.read().open, onClick: () => openTold(id, told.path, open) },
  };
  const type = typeOf(told);
  if (type === "error") notify({ ...toast, type });
  else notify({ ...toast, type, duration: 6000 });
}

function typeOf({ kind, facts }: Pick<Notification, "kind" | "facts">) {
  if (kind === "trigger_stopped" || kind === "tools_changed") return "warning";
  if (facts.isDone === undefined) return "info";
  return facts.isDone ? "success" : "error";
}

function openTold(id: string, path: string, open: (path: string) => void): void {
  void api.POST("/api/v1/notifications/{id}/read", { params: { path: { id } } }).catch(() => undefined);
  open(path);
}
