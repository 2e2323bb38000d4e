import { log } from "#platform/web/log.ts";
import { whenIdle } from "#platform/web/when-idle.ts";
import type { TrackedEvent } from "../tracked-event.ts";
import { describeRoute } from "./describe-route.ts";
import { gatherEvent } from "./gather-events.ts";
import { forgetVisit } from "./kept-visit.ts";
import { sendPageView } from "./send-page-view.ts";
import { mayTrack } from "./tracking-consent.ts";
import { watchDocument } from "./watch-document.ts";
import { reportWebVitals } from "./web-vitals.ts";

// Loaded by every page: processes queued events and then new ones. Nobody waits for it, because events queue
// in the page meanwhile.
whenIdle(() => {
  try {
    track();
  } catch (error) {
    log.debug("Nothing is tracked.", error);
  }
});

function track(): void {
  const told = Array.isArray(window.trackedEvents) ? window.trackedEvents : [];
  if (mayTrack()) {
    window.trackedEvents = { push: send };
    told.forEach(send);
    watchDocument();
  } else {
    window.trackedEvents = { push: () => undefined };
    forgetVisit();
  }
  reportWebVitals();
}

/** Page views are sent one by one, in order. Other events are batched. */
function send(event: TrackedEvent): void {
  if (event.type === "page_view") sendPageView(event);
  else gatherEvent({ eventType: event.type, route: describeRoute(location.pathname), metadata: {} });
}
