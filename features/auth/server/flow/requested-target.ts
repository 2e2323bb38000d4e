import type { Call } from "../service/endpoint.ts";
import { redirectTarget } from "./redirect-target.ts";

/** The redirect target of a call: its header, query or form field `redirect_to`, else the referring page. */
export function requestedTarget({ body, query, headers, service }: Call): string {
  const inBody = typeof body === "object" && body !== null && "redirect_to" in body ? body.redirect_to : "";
  const requested = [headers.redirect_to, query.redirect_to, inBody].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  return redirectTarget(service, requested, headers.referer?.toString());
}
