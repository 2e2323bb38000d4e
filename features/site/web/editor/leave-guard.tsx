import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";

/** Confirms before leaving with unpublished changes, although the tab keeps them. */
export function LeaveGuard({ isHeld }: { isHeld: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHeld && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isHeld]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without publishing?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="primary"
    >
      <p>Your changes stay in this tab until you publish or discard them, or sign out.</p>
    </ConfirmDialog>
  );
}
