import type { FastifyInstance } from "fastify";

const exposed =
  "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, Retry-After";

/** Pages of any origin may call: every right comes from a token that the caller holds, never from a cookie. */
export function allowAnyOrigin(server: FastifyInstance, prefix: string): void {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", exposed);
    reply.header("cache-control", "no-store");
  });
  server.options(`${prefix}/*`, { schema: { hide: true } }, async (request, reply) =>
    reply
      .header("access-control-allow-methods", "GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD")
      .header("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*")
      .header("access-control-max-age", "86400")
      .status(204)
      .send(),
  );
}
