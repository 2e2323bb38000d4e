import { lazy, Suspense } from "react";
import { IconButtonPlaceholder } from "#platform/web/page/icon-button-placeholder.tsx";

const Bell = lazy(async () => ({ default: (await import("./bell.tsx")).Bell }));

/** The bell of the notification centre, loaded after the page. */
export function NotificationBell() {
  return (
    <Suspense fallback={<IconButtonPlaceholder />}>
      <Bell />
    </Suspense>
  );
}
