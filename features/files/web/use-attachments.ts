import { createContext, useContext, useSyncExternalStore } from "react";
import { type Attachment, readAttachments, subscribeToAttachments } from "./attachments.ts";
import { useFileLimits } from "./file-limits.ts";

/** Whether the person may attach files: visitors of the demo may not. The application says so. */
export const MayAttach = createContext(false);

/** The attachments of a place, and what they mean for sending. */
export function useAttachments(place: string): {
  mayAttach: boolean;
  list: readonly Attachment[];
  /** Why the message cannot be sent now. */
  refusal: string | undefined;
} {
  const mayAttach = useContext(MayAttach);
  useFileLimits(mayAttach);
  const list = useSyncExternalStore(subscribeToAttachments, () => readAttachments(place));
  const isWaiting = list.some(({ state }) => state !== "ready" && state !== "failed");
  const failed = list.filter(({ state }) => state === "failed");
  return {
    mayAttach,
    list,
    refusal: failed.length > 0 ? whatToDo(failed) : isWaiting ? wait : undefined,
  };
}

const wait = "Your files are not ready yet. Send the message when they are.";

function whatToDo(failed: readonly Attachment[]): string {
  return failed.every(({ mayRetry }) => mayRetry)
    ? "A file was not uploaded. Retry or remove it, then send the message."
    : "A file cannot be sent. Remove it, then send the message.";
}
