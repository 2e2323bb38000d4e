import { Suspense } from "react";
import { IconButtonPlaceholder } from "#platform/web/page/icon-button-placeholder.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";

const Bell = optionalPart(async () => (await import("./bell/bell.tsx")).Bell);

/** The bell of the notification centre, loaded after the page. */
export function NotificationBell() {
  return (
    <Suspense fallback={<IconButtonPlaceholder />}>
      <Bell />
    </Suspense>
  );
}
