import { log } from "#platform/web/log.ts";
import { describeRoute } from "./describe-route.ts";
import { mayTrack } from "./tracking-consent.ts";
import { forgetTrackingSession, insertRow, openTrackingSession } from "./tracking-session.ts";

export interface PageView {
  /** The path of the page, without its query. */
  route: string;
  isAuthenticated: boolean;
}

/** Logs that a page was shown. A failure is noted for developers and the event is skipped. */
export async function trackPageView(view: PageView): Promise<void> {
  if (!mayTrack()) return;
  try {
    const isStale = await insertPageView(view);
    if (!isStale) return;
    forgetTrackingSession();
    await insertPageView(view);
  } catch (error) {
    log.debug("The page view is not logged.", error);
  }
}

/** True when the kept session is gone on the server, so that a new one is needed. */
async function insertPageView({ route, isAuthenticated }: PageView): Promise<boolean> {
  const session_id = await openTrackingSession(isAuthenticated);
  const metadata = { language: navigator.language };
  const row = { session_id, event_type: "page_view", route: describeRoute(route), metadata };
  const response = await insertRow("user_events", row, false);
  if (!response.ok && response.status !== 409) {
    throw new Error(`The event was refused with status ${response.status}.`);
  }
  await response.text();
  return response.status === 409;
}
