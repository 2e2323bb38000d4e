import { log } from "#platform/web/log.ts";
import { describeRoute } from "./describe-route.ts";
import { insertRow } from "./insert-row.ts";
import { forgetVisit } from "./kept-visit.ts";
import { openVisit } from "./open-visit.ts";

interface PageView {
  /** The path of the page, without its query. */
  route: string;
  isAuthenticated: boolean;
}

let last: Promise<void> = Promise.resolve();

/** Logs that a page was shown, behind those before it. A failure is noted for developers and the event is skipped. */
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

/** False when the server no longer knows the kept session, so that a new one is needed. */
async function insertPageView({ route, isAuthenticated }: PageView): Promise<boolean> {
  const { visit, isNew } = await openVisit(isAuthenticated);
  // Said once a visit: with which language it began, and from where.
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

/** The host of another site that led here; of its page nothing is told. */
function readReferrer(): { referrer?: string } {
  try {
    const { host } = new URL(document.referrer);
    return host && host !== location.host ? { referrer: host } : {};
  } catch {
    return {};
  }
}
