import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { createCtx } from "../create-ctx.ts";
import type { ResolveCaller } from "../data-api/caller.ts";
import { allowAnyOrigin } from "../data-api/cors.ts";
import { fail, platformErrors } from "../errors.ts";
import { abortOnDisconnect } from "../http/abort-on-disconnect.ts";
import { readJsonOfAnyType } from "../http/bodies/read-json-of-any-type.ts";
import { sourceOf } from "../http/source.ts";
import type { Services } from "../services.ts";
import type { FunctionDeclaration } from "./function-declaration.ts";
import { renderFunctionError } from "./render-function-error.ts";

export interface FunctionsOptions {
  prefix: string;
  declarations: FunctionDeclaration[];
  resolveCaller: ResolveCaller;
}

const schema = { hide: true };

/**
 * Mounts the declared functions: identifies the caller, validates the input, replies with JSON or `{ error,
 * code }`.
 */
export function mountFunctions(server: FastifyInstance, services: Services, options: FunctionsOptions): void {
  const { prefix, declarations, resolveCaller } = options;
  server.setErrorHandler(renderFunctionError(services.log));
  readJsonOfAnyType(server);
  allowAnyOrigin(server, prefix);
  for (const declaration of declarations) {
    server.route({
      method: declaration.methods,
      schema,
      url: `${prefix}/${declaration.name}`,
      handler: async (request, reply) => {
        const signal = abortOnDisconnect(reply);
        const { actor } = await resolveCaller(request, services);
        if (declaration.access === "person" && actor.type !== "user") fail(platformErrors, "auth.required");
        const ctx = createCtx(services, actor, { requestId: request.id, source: sourceOf(request) });
        const call = { input: inputOf(declaration, request), headers: request.headers, signal };
        const { json, cookies = [] } = await declaration.answer(ctx, call);
        for (const cookie of cookies) reply.header("set-cookie", cookie);
        return reply.type("application/json; charset=utf-8").serializer(JSON.stringify).send(json);
      },
    });
  }
  const method = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
  const refuse = () => fail(platformErrors, "route.not_found");
  server.route({ method, schema, url: `${prefix}/*`, handler: refuse });
}

function inputOf({ input }: FunctionDeclaration, { body }: FastifyRequest): unknown {
  const parsed = input.safeParse(body ?? {});
  if (!parsed.success) {
    fail(platformErrors, "request.invalid", { message: z.prettifyError(parsed.error).slice(0, 500) });
  }
  return parsed.data;
}
