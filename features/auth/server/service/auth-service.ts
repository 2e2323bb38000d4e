import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createCtx } from "#platform/server/create-ctx.ts";
import { fail } from "#platform/server/errors.ts";
import { readJsonOfAnyType } from "#platform/server/http/bodies/read-json-of-any-type.ts";
import { sourceOf } from "#platform/server/http/source.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import type { Services } from "#platform/server/services.ts";
import { authErrors } from "../errors.ts";
import { type Bearer, resolveBearer } from "../gateway/resolve-bearer.ts";
import { audience } from "../keys/audience.ts";
import { allowCrossOrigin } from "./cors.ts";
import type { Answer, AuthServiceOptions, Call, Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { spendToken } from "./limits.ts";
import { refusePath } from "./refuse-path.ts";
import { renderAuthError } from "./render-auth-error.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** Throws for a requested audience other than ours. */
function requireKnownAudience({ "x-jwt-aud": asked }: Call["headers"]): void {
  if (!asked || asked === audience) return;
  fail(authErrors, "unexpected_audience", { message: "There is no audience but authenticated" });
}

/** Mounts the auth service on a scope of the server, with its own error format. */
export function mountAuthService(
  server: FastifyInstance,
  services: Services,
  options: AuthServiceOptions,
): void {
  server.setErrorHandler(renderAuthError(services.log));
  readJsonOfAnyType(server);
  allowCrossOrigin(server, options.prefix);
  for (const endpoint of endpoints) mountEndpoint(server, services, options, endpoint);
  server.route({
    method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    url: `${options.prefix}/*`,
    schema: { hide: true },
    handler: refusePath(endpoints, options.prefix),
  });
}

function mountEndpoint(
  server: FastifyInstance,
  services: Services,
  service: AuthServiceOptions,
  endpoint: Endpoint,
) {
  server.route({
    method: endpoint.method,
    url: `${service.prefix}${endpoint.path}`,
    schema: { hide: true },
    config: endpoint.strangersBodyBytes ? { strangersBodyBytes: endpoint.strangersBodyBytes } : {},
    handler: async (request, reply) => {
      if (endpoint.isChange && isPrefetch(request)) return answerPrefetch(request, reply);
      const bearer = await bearerOf(services, service, endpoint, request);
      const source = sourceOf(request);
      const ctx = createCtx(services, { type: "system", name: "auth" }, { requestId: request.id, source });
      if (endpoint.limit) await spendToken(ctx, endpoint.limit(service.settings), addressKey(source.ip));
      const query = request.query as Record<string, string | undefined>;
      const params = request.params as Record<string, string>;
      const { body, headers } = request;
      if (!endpoint.isOpen) requireKnownAudience(headers);
      const limitMs = service.settings.requestSeconds * 1_000;
      const call = { body, query, params, headers, bearer, service };
      return send(reply, await withTimeLimit(ctx, limitMs, () => endpoint.answer(ctx, call)));
    },
  });
}

function send(reply: FastifyReply, { json, text, redirect, headers }: Answer) {
  reply.header("cache-control", "no-store").headers(headers ?? {});
  if (redirect) return reply.redirect(redirect.url, redirect.status);
  if (text) return reply.type(text.type).send(text.body);
  if (!json) return reply.status(204).send();
  return reply.type("application/json; charset=utf-8").serializer(JSON.stringify).send(json);
}

async function bearerOf(
  services: Services,
  service: AuthServiceOptions,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Bearer> {
  if (endpoint.isOpen) return { type: "none" };
  return resolveBearer(services, request, service);
}

/** Whether no person opened the address: a HEAD, or a prefetch by a browser or mail program. */
function isPrefetch({ method, headers }: FastifyRequest): boolean {
  if (method === "HEAD") return true;
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\b(prefetch|preview|prerender)\b/i.test(String(headers[name] ?? "")),
  );
}

/**
 * HEAD gets the headers only. A prefetch gets 503, which browsers do not cache, so that the click asks again.
 */
function answerPrefetch({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .status(method === "HEAD" ? 200 : 503)
    .send();
}
