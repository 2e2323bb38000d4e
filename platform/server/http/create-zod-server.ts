import type { Server } from "node:http";
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

/** A server that checks by zod alone; its own two compilers of JSON Schema are not even loaded. */
export function createZodServer(options: FastifyHttpOptions<Server>): FastifyInstance {
  const [buildValidator, buildSerializer] = [unused, unused];
  const server = Fastify({
    ...options,
    schemaController: { compilersFactory: { buildValidator, buildSerializer } },
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  return server;
}

function unused(): never {
  throw new Error("Every schema here is one of zod.");
}
