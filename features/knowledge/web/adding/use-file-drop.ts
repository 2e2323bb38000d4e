import { useEffect, useEffectEvent, useState } from "react";
import { filesOfDrop } from "./given-files.ts";
import type { GivenFile } from "./upload-queue.ts";

/** Takes files and folders that are dropped anywhere on the page. Returns whether some are dragged over it. */
export function useFileDrop(isOn: boolean, onFiles: (files: GivenFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (!isInDialog(event)) void filesOfDrop(dataTransfer).then(onFiles);
  });
  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener(
      "dragover",
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(!isInDialog(event));
      },
      options,
    );
    window.addEventListener(
      "dragleave",
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      options,
    );
    window.addEventListener("drop", (event) => take(event), options);
    return () => end.abort();
  }, [isOn]);
  return isOver;
}

/** A dialog covers the page. */
function isInDialog({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=alertdialog], dialog") !== null;
}
