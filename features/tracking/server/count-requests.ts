import type { FastifyInstance } from "fastify";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { addRequests } from "./add-requests.ts";

const apiPath = /^\/(api\/v1|auth\/v1|rest\/v1|functions\/v1)\//;
const flushMs = 5_000;

/**
 * Counts requests answered by the server's APIs. Counts accumulate in memory and are written every few
 * seconds, so that counting adds no cost to a request. A crash loses a few seconds of a number that is only
 * for show.
 */
export function countRequests(server: FastifyInstance, services: Services): void {
  let count = 0;
  // On the HTTP server itself, because a hook of this scope would miss other features' requests.
  server.server.on("request", ({ url = "" }) => {
    if (apiPath.test(url)) count += 1;
  });
  const flush = async () => {
    if (count === 0) return;
    const counted = count;
    count = 0;
    await addRequests(systemCtx(services, "metrics"), { count: counted }).catch((error) => {
      count += counted;
      services.log.warn({ err: error }, "counting requests failed");
    });
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  server.addHook("onClose", async () => {
    clearInterval(timer);
    await flush();
  });
}
