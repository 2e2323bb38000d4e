import { useEffect, useRef, useSyncExternalStore } from "react";
import { keepBelowHeader } from "./keep-below-header.ts";
import { listToasts, subscribeToasts } from "./notify.ts";
import { Toast } from "./toast.tsx";

/** The gap between toasts and the content that makes room for them. */
const gapPx = 12;

/**
 * Keeps the CSS variable `--toasts-room` at the height of the toasts in `place`. Returns the function that
 * stops it.
 */
function tellToastsRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const heightPx = place.offsetHeight;
    if (heightPx > 0) style.setProperty("--toasts-room", `${heightPx + gapPx}px`);
    else style.removeProperty("--toasts-room");
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty("--toasts-room");
  };
}

/** As many as fit on a small phone. Older ones reappear when newer ones close. */
const visibleCount = 5;

/**
 * The container of toasts. Mount it once in the shell, behind the container of dialogs. On a phone, toasts
 * over a dialog appear at the top, because the dialog is at the bottom. So they do while something on the page can be
 * undone for a moment only: that button must not be covered. The status role must exist from the
 * start, or screen readers miss the first toast.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => none);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? tellToastsRoom(place.current) : undefined), []);
  const isShown = toasts.length > 0;
  useEffect(() => (isShown ? keepBelowHeader() : undefined), [isShown]);
  return (
    <div
      ref={place}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      data-toaster=""
      className="pointer-events-none fixed inset-x-4 bottom-4 z-70 flex flex-col items-end gap-2 sm:left-auto sm:w-[22.5rem] print:hidden max-sm:peer-has-[.dialog-popup]:top-3! max-sm:peer-has-[.dialog-popup]:bottom-auto! max-sm:in-[:root:has([data-undo-window])]:top-3! max-sm:in-[:root:has([data-undo-window])]:bottom-auto!"
    >
      {toasts.slice(-visibleCount).map(({ notification, isClosing }) => (
        <Toast key={notification.id} notification={notification} isClosing={isClosing} />
      ))}
    </div>
  );
}

const none: ReturnType<typeof listToasts> = [];
