import { questionedSession } from "../auth-client.ts";
import { landing } from "./landing.ts";
import { holdForQuestion } from "./link-question.ts";

/** Continues after a mailed link or a provider led to this page. Does nothing on other addresses. */
export function followLink(navigate: (path: string) => unknown): void {
  if (!landing) return;
  const reached = landing;
  if (questionedSession) holdForQuestion();
  void import("./announce-landing.ts").then(({ announceLanding }) => announceLanding(reached, navigate));
}
