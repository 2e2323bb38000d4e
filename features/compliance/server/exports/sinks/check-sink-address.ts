import { fail } from "#platform/server/errors.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import type { Services } from "#platform/server/services.ts";
import { type SinkKind, sinkErrors } from "../../../contract/index.ts";
import { explainRefusal } from "./delivery/explain-refusal.ts";
import { checkOutside, outsideOf } from "./delivery/outside.ts";

/** Refuses an address that must never be dialled, or that says not enough. Throws `event_sink.address_invalid`. */
export function checkSinkAddress(services: Services, kind: SinkKind, address: string): void {
  const url = URL.parse(address);
  if (!url) refuse("Write a whole address, such as https://example.com/events.");
  if (kind === "syslog") {
    if (url.protocol !== "tls:" || !url.hostname) refuse("Write it as tls://example.com:6514.");
  } else if (kind === "s3" && !/^\/[^/]+\/?$/.test(url.pathname)) {
    refuse("Write the server and the bucket: https://storage.example.com/bucket.");
  }
  try {
    checkOutside(outsideOf(services), kind === "syslog" ? address.replace(/^tls:/, "https:") : url);
  } catch (error) {
    if (error instanceof GuardedFetchError) refuse(explainRefusal(error));
    throw error;
  }
}

function refuse(message: string): never {
  return fail(sinkErrors, "event_sink.address_invalid", { message });
}
