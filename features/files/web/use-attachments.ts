import { createContext, useContext, useSyncExternalStore } from "react";
import { type Attachment, readAttachments, subscribeToAttachments } from "./attachments.ts";

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
  const list = useSyncExternalStore(subscribeToAttachments, () => readAttachments(place));
  const isWaiting = list.some(({ state }) => state !== "ready" && state !== "failed");
  const hasFailed = list.some(({ state }) => state === "failed");
  return {
    mayAttach,
    list,
    refusal: hasFailed ? remove : isWaiting ? wait : undefined,
  };
}

const wait = "Your files are still being read. Send the message when they are ready.";
const remove = "A file cannot be sent. Remove it, then send the message.";
