import { landing } from "./landing.ts";

/** Goes on from a link of a mail, or from a provider, that led to this page; does nothing on ordinary addresses. */
export function followLink(navigate: (path: string) => unknown): void {
  if (!landing) return;
  const reached = landing;
  void import("./announce-landing.ts").then(({ announceLanding }) => announceLanding(reached, navigate));
}
