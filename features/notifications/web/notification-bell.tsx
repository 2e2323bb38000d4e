import { lazy, Suspense } from "react";
import { ControlRoom } from "#platform/web/page/control-room.tsx";

const Bell = lazy(async () => ({ default: (await import("./bell.tsx")).Bell }));

/** The bell of the notification centre; loaded after the page, for nobody waits for it. */
export function NotificationBell() {
  return (
    <Suspense fallback={<ControlRoom />}>
      <Bell />
    </Suspense>
  );
}
