import { type ComponentType, createContext, useContext } from "react";
import type { RunPart, ToolCallPart } from "./run-parts.ts";

export interface WaitingCall {
  toolCallId: string;
  toolName: string;
  /** It waited while the reader looked on, and waits no more. Its card stays only for what they have typed. */
  isOver?: boolean;
}

/** How tool calls that wait for a person are decided. */
export interface WaitingCallsView {
  /** The card of one call. */
  Card: ComponentType<WaitingCall>;
  /** Whether it is the reader who has to decide a call. */
  useIsForMe: (call: WaitingCall | undefined) => boolean;
}

/** The application provides it where people may decide. Elsewhere, as in copies for strangers, no card is shown. */
export const WaitingCalls = createContext<WaitingCallsView | null>(null);

/** The live browser of a run that works in one, for the runs that calls have started. The application provides it. */
export const RunBrowser = createContext<ComponentType<{
  runId: string;
  toolNames: readonly string[];
}> | null>(null);

/** Whether the first call that waits is the reader's to decide. */
export function useWaitsForMe(parts: readonly RunPart[]): boolean {
  const { useIsForMe } = useContext(WaitingCalls) ?? nobodys;
  return useIsForMe(parts.find(isWaiting));
}

function isWaiting(part: RunPart): part is ToolCallPart {
  return part.type === "tool-call" && part.status === "proposed";
}

const nobodys: Pick<WaitingCallsView, "useIsForMe"> = { useIsForMe: () => false };
