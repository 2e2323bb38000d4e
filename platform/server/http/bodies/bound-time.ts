import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a body may take as long as the handler allows, such as a large file on a slow line. */
    hasSlowBody?: boolean;
  }
}

/** How long a body may take unless its route allows more. */
const usualMs = 60_000;

/** Ends connections whose body arrives too slowly: they would hold what waits for it. */
export function boundTime(server: FastifyInstance, mostMs = usualMs): void {
  server.addHook("onRequest", async (request) => {
    const { raw, routeOptions } = request;
    if (routeOptions.config?.hasSlowBody || !hasBody(request)) return;
    const end = setTimeout(() => raw.destroy(), mostMs);
    end.unref();
    const forget = () => clearTimeout(end);
    raw.once("end", forget).once("close", forget);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
