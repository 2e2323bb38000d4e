import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped anywhere on the page. Beside a place that takes them, the browser would leave the page and
 * show the file. Returns whether files are being dragged over the page.
 */
export function useDropOnPage(isOn: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const { files } = event.dataTransfer ?? {};
    // Another place of the page has taken them.
    if (event.defaultPrevented || !files || files.length === 0) return;
    event.preventDefault();
    if (!isInDialog(event)) onFiles([...files]);
  });
  useEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener(
      "dragover",
      (event) => {
        if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
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

/** A dialog covers the field that would take them. */
function isInDialog({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=alertdialog], dialog") !== null;
}
