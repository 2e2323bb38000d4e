import type { FastifyRequest } from "fastify";
import { DataApiError } from "./data-api-error.ts";

/** The reply headers for a request that names its schema. Throws PGRST106 for any schema but `public`. */
export function requireProfile({ method, headers }: FastifyRequest): Record<string, string> {
  const isRead = method === "GET" || method === "HEAD";
  const profile = isRead ? headers["accept-profile"] : headers["content-profile"];
  if (profile === undefined) return {};
  if (profile === "public") return { "content-profile": "public" };
  throw new DataApiError(406, "PGRST106", `Invalid schema: ${String(profile).slice(0, 63)}`, {
    hint: "Only the following schemas are exposed: public",
  });
}
