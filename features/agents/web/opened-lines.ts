import { useState } from "react";
import type { ToolCallPart } from "./run-parts.ts";

export interface OpenedLines {
  isOpen(call: ToolCallPart): boolean;
  toggle(call: ToolCallPart): void;
  /** Of a row that is one line; that in which something was opened before it became one is open. */
  isRowOpen(calls: readonly ToolCallPart[]): boolean;
  setRowOpen(calls: readonly ToolCallPart[], isOpen: boolean): void;
}

/** What somebody opened of an answer: kept for all of it, since its calls become rows and join them as they come. */
export function useOpenedLines(): OpenedLines {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** What somebody made of a row, under the call that was its first. */
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
