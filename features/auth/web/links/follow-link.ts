import { withTexts } from "#platform/web/language/with-texts.ts";
import { questionedSession } from "../auth-client.ts";
import { landing } from "./landing.ts";
import { holdForQuestion } from "./link-question.ts";

const loadAnnouncer = withTexts(() => import("./announce-landing.ts"));

/** Continues after a mailed link or a provider led to this page. Does nothing on other addresses. */
export function followLink(navigate: (path: string) => unknown): void {
  if (!landing) return;
  const reached = landing;
  if (questionedSession) holdForQuestion();
  void loadAnnouncer().then(({ announceLanding }) => announceLanding(reached, navigate));
}
