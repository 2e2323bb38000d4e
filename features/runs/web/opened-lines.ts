import { useState } from "react";
import type { ToolCallPart } from "./run-parts.ts";

export interface OpenedLines {
  isOpen(call: ToolCallPart): boolean;
  toggle(call: ToolCallPart): void;
  /** Whether a folded row is open. A row in which a line was open before folding is open. */
  isRowOpen(calls: readonly ToolCallPart[]): boolean;
  setRowOpen(calls: readonly ToolCallPart[], isOpen: boolean): void;
}

/** What the reader opened in an answer. Kept per answer, because calls form and join rows as they arrive. */
export function useOpenedLines(): OpenedLines {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** The reader's choice for a row, by the id of its first call. */
  const [rows, setRows] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ toolCallId }: ToolCallPart) => opened.has(toolCallId);
  return {
    isOpen,
    toggle: (call) =>
      setOpened((before) => {
        const { toolCallId } = call;
        return before.has(toolCallId)
          ? new Set([...before].filter((id) => id !== toolCallId))
          : new Set([...before, toolCallId]);
      }),
    isRowOpen: (calls) => {
      const chosen = calls.find(({ toolCallId }) => rows.has(toolCallId));
      return chosen ? rows.get(chosen.toolCallId) === true : calls.some(isOpen);
    },
    setRowOpen: (calls, is) => setRows((before) => new Map([...before, [calls[0]?.toolCallId ?? "", is]])),
  };
}
