import type { TrackedEvent } from "../tracked-event.ts";
import { describeRoute } from "./describe-route.ts";
import { gatherEvent } from "./gather-events.ts";
import { sendPageView } from "./send-page-view.ts";

/** Page views are sent one by one, in order; everything else is gathered. */
export function send(event: TrackedEvent): void {
  if (event.type === "page_view") sendPageView(event);
  else gatherEvent({ eventType: event.type, route: describeRoute(location.pathname), metadata: {} });
}
