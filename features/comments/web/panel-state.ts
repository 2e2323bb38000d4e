import { useSyncExternalStore } from "react";
import type { Anchor } from "../contract/index.ts";

/** What the panel of a conversation shows. */
export interface PanelState {
  conversationId: string;
  /** A comment that is being begun. */
  begun?: { messageId: string; anchor?: Anchor | undefined } | undefined;
  /** The thread or reply to go to. */
  commentId?: string | undefined;
}

let state: PanelState | undefined;
const listeners = new Set<() => void>();

/** Opens the panel, or changes what it shows. Undefined closes it. */
export function showPanel(next: PanelState | undefined): void {
  state = next;
  for (const listener of listeners) listener();
}

export function usePanelState(conversationId: string): PanelState | undefined {
  const present = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return present?.conversationId === conversationId ? present : undefined;
}
