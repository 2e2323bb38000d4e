import type { FastifyInstance } from "fastify";

const methods = "GET, POST, PUT, PATCH, DELETE, OPTIONS";
const headers = [
  "Accept",
  "Authorization",
  "Content-Type",
  "X-Client-IP",
  "X-Client-Info",
  "X-JWT-AUD",
  "x-use-cookie",
  "X-Supabase-Api-Version",
  "apikey",
  "x-retry-count",
  "traceparent",
  "tracestate",
  "baggage",
].join(", ");
const exposed = "X-Total-Count, Link, X-Supabase-Api-Version, x-sb-error-code, Retry-After";

/**
 * Allows any origin, as in the data API: callers hold tokens, never cookies. So no response allows
 * credentials.
 */
export function allowCrossOrigin(server: FastifyInstance, prefix: string): void {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", exposed);
  });
  server.options(`${prefix}/*`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("access-control-allow-methods", methods)
      .header("access-control-allow-headers", headers)
      .header("access-control-max-age", "86400")
      .status(204)
      .send(),
  );
}
