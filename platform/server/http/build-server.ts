import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";
import { fail, platformErrors } from "../errors.ts";
import { newId } from "../ids.ts";
import type { Module } from "../module.ts";
import type { Services } from "../services.ts";
import { boundBodies } from "./bodies/bound-bodies.ts";
import { boundTime } from "./bodies/bound-time.ts";
import { readJson } from "./bodies/read-json.ts";
import { createApp } from "./create-app.ts";
import { createZodServer } from "./create-zod-server.ts";
import { describeApi } from "./describe-api.ts";
import { renderError } from "./render-error.ts";
import { type ContentSources, securityHeadersWith } from "./security-headers.ts";

export interface ServerOptions {
  services: Services;
  modules: Module[];
  /** The number of trusted proxies in front, whose forwarding header is believed. */
  trustedProxyHops?: number;
  /** Foreign origins from which pages may load resources. */
  contentSources?: ContentSources;
  /** Sent with each reply. */
  headers?: Readonly<Record<string, string>>;
  /** Serves the built web for everything else. Sets the not-found handler. */
  fallback?: (server: FastifyInstance) => void | Promise<void>;
}

const bodyLimitBytes = 1_048_576;
/** Longer than any route lets a body take. The headers must be there after a minute, and most bodies too. */
const longestRequestMs = 16 * 60_000;

/** Builds the HTTP server: routes of features, other protocols, the API description and the web. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, modules } = options;
  const render = renderError(services.log);
  const server = createZodServer({
    bodyLimit: bodyLimitBytes,
    trustProxy: (_address, hop) => hop < (options.trustedProxyHops ?? 0),
    genReqId: () => newId(),
    requestTimeout: longestRequestMs,
    forceCloseConnections: true,
    // For URLs that the router itself refuses.
    frameworkErrors: render,
  });
  server.setErrorHandler(render);
  await server.register(helmet, securityHeadersWith(options.contentSources ?? {}));
  describeApi(server);
  readJson(server);
  boundTime(server);
  boundBodies(server, holderOf(modules, services));
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).headers(options.headers ?? {});
  });
  server.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
  });
  await server.register(async (scope) => {
    const app = createApp(scope, services, authenticator(modules));
    for (const module of modules) for (const register of module.routes ?? []) register(app);
  });
  for (const module of modules) {
    const { mount } = module;
    if (mount) await server.register(async (scope) => mount(scope, services));
  }
  if (options.fallback) await options.fallback(server);
  else server.setNotFoundHandler(() => fail(platformErrors, "route.not_found"));
  return server;
}

/** Whether a module knows the credential of a request. */
function holderOf(modules: Module[], services: Services) {
  const checks = modules.flatMap(({ hasCredential }) => hasCredential ?? []);
  return async (request: FastifyRequest): Promise<boolean> => {
    for (const check of checks) if (await check(request, services)) return true;
    return false;
  };
}

function authenticator(modules: Module[]) {
  const [authenticate, ...others] = modules.flatMap((module) => module.authenticate ?? []);
  if (!authenticate || others.length > 0) throw new Error("Exactly one module must authenticate callers.");
  const recognisers = modules.flatMap(({ recognise }) => recognise ?? []);
  if (recognisers.length === 0) return authenticate;
  return async (request: FastifyRequest, services: Services): Promise<Actor> => {
    for (const recognise of recognisers) {
      const actor = await recognise(request, services);
      if (actor) return actor;
    }
    return authenticate(request, services);
  };
}
