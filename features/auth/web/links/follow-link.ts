import { landing } from "./landing.ts";

/** Continues after a mailed link or a provider led to this page. Does nothing on other addresses. */
export function followLink(navigate: (path: string) => unknown): void {
  if (!landing) return;
  const reached = landing;
  void import("./announce-landing.ts").then(({ announceLanding }) => announceLanding(reached, navigate));
}
