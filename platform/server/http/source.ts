import type { FastifyRequest } from "fastify";
import type { Source } from "../context.ts";

/** The caller's IP address and user agent. The address honours the configured number of trusted proxies. */
export function sourceOf(request: FastifyRequest): Source {
  const userAgent = request.headers["user-agent"]?.slice(0, 400);
  return { ip: request.ip, ...(userAgent ? { userAgent } : {}) };
}
