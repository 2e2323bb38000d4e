import { log } from "#platform/web/log.ts";
import { describeRoute } from "./describe-route.ts";
import { insertRow } from "./insert-row.ts";
import { forgetVisit } from "./kept-visit.ts";
import { openVisit } from "./open-visit.ts";

interface PageView {
  /** The path without its query. */
  route: string;
  isAuthenticated: boolean;
}

let last: Promise<void> = Promise.resolve();

/** Logs a page view after the earlier ones. A failure is logged for developers, and the event skipped. */
export function sendPageView(view: PageView): Promise<void> {
  last = last.then(async () => {
    try {
      if (await insertPageView(view)) return;
      forgetVisit();
      await insertPageView(view);
    } catch (error) {
      log.debug("The page view is not logged.", error);
    }
  });
  return last;
}

/** Returns false when the server does not know the stored session, so that a new one is needed. */
async function insertPageView({ route, isAuthenticated }: PageView): Promise<boolean> {
  const { visit, isNew } = await openVisit(isAuthenticated);
  // Sent once per visit: its language and referrer.
  const metadata = isNew ? { language: navigator.language, ...readReferrer() } : {};
  const row = {
    session_id: visit.sessionId,
    event_type: "page_view",
    route: describeRoute(route),
    metadata,
  };
  const reply = await insertRow("user_events", row, false);
  if (!reply.ok && reply.status !== 409) {
    throw new Error(`The event was refused with status ${reply.status}.`);
  }
  await reply.text();
  return reply.status !== 409;
}

/** The host of the referring site, without its path. */
function readReferrer(): { referrer?: string } {
  try {
    const { host } = new URL(document.referrer);
    return host && host !== location.host ? { referrer: host } : {};
  } catch {
    return {};
  }
}
