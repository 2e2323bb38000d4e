import type { FastifyInstance } from "fastify";

const exposed =
  "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, Retry-After";

/** Allows pages of any origin. That is safe because all rights come from a token, never from a cookie. */
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
