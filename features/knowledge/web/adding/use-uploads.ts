import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { readUploads, subscribeToUploads, type UploadList } from "./upload-queue.ts";

const reloadMs = 1_500;

/** The uploads into a collection. `onStored` is called soon after documents were stored, not for each of many. */
export function useUploads(collectionId: string, onStored: () => void): UploadList {
  const list = useSyncExternalStore(subscribeToUploads, () => readUploads(collectionId));
  const done = list.uploads.filter(({ state }) => state === "done").length;
  const isUnderWay = list.uploads.some(({ state }) => state === "waiting" || state === "uploading");
  const tell = useEffectEvent(onStored);

  useEffect(() => {
    if (done === 0) return;
    if (!isUnderWay) return tell();
    const timer = setTimeout(() => tell(), reloadMs);
    return () => clearTimeout(timer);
  }, [done, isUnderWay]);

  // A reload would lose what was chosen and is not sent yet.
  useEffect(() => {
    if (!isUnderWay) return;
    const end = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: end.signal });
    return () => end.abort();
  }, [isUnderWay]);
  return list;
}
