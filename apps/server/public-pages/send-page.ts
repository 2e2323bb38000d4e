import type { FastifyReply, FastifyRequest } from "fastify";
import { allowByHash } from "./allow-by-hash.ts";
import { chooseEncoding, type PreparedPage } from "./prepared-page.ts";

/** Sends a page from memory, or 304. Respects a cache-control header set before. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PreparedPage) {
  const policy = reply.getHeader("content-security-policy");
  if (policy) reply.header("content-security-policy", allowByHash(String(policy), page));
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  reply.headers({ etag: page.etag, vary: "accept-encoding" });
  if (request.headers["if-none-match"]?.includes(page.etag)) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(page.bodies[encoding]);
}
