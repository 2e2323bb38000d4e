import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";

/** Answers unmatched requests: 405 with the path's methods, 404 for an unknown path. */
export function refusePath(endpoints: readonly Endpoint[], prefix: string) {
  const patterns = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = (request.url.split("?")[0] ?? "").slice(prefix.length);
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return fail(authErrors, "not_found");
    reply.header("allow", [...new Set(methods)].sort().join(", "));
    return fail(authErrors, "method_not_allowed");
  };
}

/** `:name` matches one path segment, `*` the rest. */
function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return ".*";
    return part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`);
}
