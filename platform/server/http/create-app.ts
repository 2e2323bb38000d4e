import type { FastifyInstance, FastifyRequest } from "fastify";
import { ErrorReply } from "#platform/contract/error.ts";
import type { Route } from "#platform/contract/route.ts";
import { refusalOf } from "../access/authorize.ts";
import { auditor, billing, owner, workspaceAdmin } from "../access/who.ts";
import type { Actor, Ctx } from "../context.ts";
import { createCtx } from "../create-ctx.ts";
import { fail, platformErrors } from "../errors.ts";
import type { Services } from "../services.ts";
import type { App } from "./app.ts";
import { asksForStream } from "./asks-for-stream.ts";
import { readBytes } from "./bodies/read-bytes.ts";
import { answerOnce } from "./idempotency.ts";
import { sourceOf } from "./source.ts";
import { takeStreamPlace } from "./stream-places.ts";
import { watchStreams } from "./watch-streams.ts";

export type Authenticate = (request: FastifyRequest, services: Services) => Promise<Actor>;

/** Turns declared routes into Fastify routes: authenticate, validate, call, present. */
export function createApp(server: FastifyInstance, services: Services, authenticate: Authenticate): App {
  const actors = new WeakMap<FastifyRequest, Actor>();
  const streams = watchStreams(services, (request) => authenticate(request, services));
  server.addHook("onClose", async () => streams.stop());
  return {
    route(declaration, handler) {
      whereBodyIsRead(server, declaration, (scope) =>
        scope.route({
          method: declaration.method,
          url: declaration.path,
          schema: schemaOf(declaration),
          config: { hasSlowBody: declaration.bytes?.isStream === true },
          // Before the body is read: a caller without rights learns nothing about the input.
          onRequest: async (request, reply) => {
            const actor = await authenticate(request, services);
            admit(actor, declaration);
            actors.set(request, actor);
            if (actor.type !== "user") return;
            request.isOfPerson = true;
            if (declaration.isStream || asksForStream(request)) takeStreamPlace(actor, reply);
            streams.watch(request, actor);
          },
          handler: async (request, reply) => {
            const actor = actors.get(request) ?? fail(platformErrors, "auth.required");
            const ctx = createCtx(services, actor, { requestId: request.id, source: sourceOf(request) });
            const input = {
              params: request.params as never,
              query: request.query as never,
              body: request.body as never,
              request,
              reply,
            };
            const perform = async (within: Ctx) => {
              reply.status(declaration.status ?? (declaration.reply ? 200 : 204));
              return handler(within, input);
            };
            const result = await answerOnce(ctx, declaration, request, reply, perform);
            if (reply.sent || reply.raw.headersSent) return reply;
            return declaration.reply ? result : reply.send();
          },
        }),
      );
    },
  };
}

/** Calls `register` in a scope that parses the body as the route declares it. */
function whereBodyIsRead(
  server: FastifyInstance,
  { bytes }: Route,
  register: (scope: FastifyInstance) => void,
) {
  if (bytes) {
    void server.register(async (scope) => {
      readBytes(scope, bytes);
      register(scope);
    });
  } else register(server);
}

function admit(actor: Actor, { access, isOpenToVisitors }: Route) {
  if (actor.type === "user" && actor.isVisitor && !isOpenToVisitors) fail(platformErrors, "auth.visitor");
  if (access === "public") return;
  if (actor.type !== "user") fail(platformErrors, "auth.required");
  if (access === "admin" && !actor.isAdmin) fail(platformErrors, "auth.forbidden");
  const who = {
    workspaceAdmin: [workspaceAdmin],
    workspaceAuditor: [workspaceAdmin, auditor],
    workspaceBilling: [billing],
    workspaceOwner: [owner],
    user: [],
    admin: [],
  }[access];
  if (who.length > 0 && !who.some(({ includes }) => includes({ actor, isPart: false })))
    fail(platformErrors, "auth.forbidden", { message: refusalOf({ who }) });
}

function schemaOf(declaration: Route) {
  const { params, query, body, bytes, reply, status, id, summary, tag, access } = declaration;
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: access === "public" ? [] : [{ bearer: [] }],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(bytes ? { consumes: [bytes.contentType] } : {}),
    response: {
      ...(reply ? { [status ?? 200]: reply } : {}),
      "4xx": ErrorReply,
      "5xx": ErrorReply,
    },
  };
}
