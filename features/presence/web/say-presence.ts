import { callHeaders } from "#platform/web/api/access-token.ts";
import { api } from "#platform/web/api/client.ts";
import type { Presence, PresenceState } from "../contract/index.ts";

export interface Place {
  noun: string;
  id: string;
}

/** This tab, until it is closed or loaded again. */
export const tabId = newTabId();

export async function sayPresence({ noun, id }: Place, state: PresenceState, signal?: AbortSignal) {
  const params = { path: { noun, id } };
  const { data } = await api.POST("/api/v1/presence/{noun}/{id}", {
    ...{ params, body: { tabId, state } },
    ...(signal && { signal }),
  });
  return data as Presence;
}

/** Also while the page goes away, when nothing else is sent any more. Whoever cannot say it is gone in a minute. */
export function sayLeft({ noun, id }: Place): void {
  void callHeaders()
    .then((headers) =>
      fetch(`/api/v1/presence/${noun}/${id}`, {
        ...{ method: "POST", keepalive: true },
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ tabId, state: "left" satisfies PresenceState }),
      }),
    )
    .catch(() => {});
}

function newTabId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
