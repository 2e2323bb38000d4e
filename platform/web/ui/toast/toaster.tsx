import { useSyncExternalStore } from "react";
import { listToasts, subscribeToasts } from "./notify.ts";
import { Toast } from "./toast.tsx";

/** So many fit on a small phone; older ones come back when newer ones have gone. */
const visibleCount = 5;

/**
 * Where toasts appear: mount it once, in the shell.
 * The status role sits on this wrapper from the start, or screen readers miss the first toast.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => none);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      data-toaster=""
      className="pointer-events-none fixed inset-x-4 bottom-4 z-70 flex flex-col items-end gap-2 sm:left-auto sm:w-[22.5rem] print:hidden"
    >
      {toasts.slice(-visibleCount).map(({ notification, isClosing }) => (
        <Toast key={notification.id} notification={notification} isClosing={isClosing} />
      ))}
    </div>
  );
}

const none: ReturnType<typeof listToasts> = [];
