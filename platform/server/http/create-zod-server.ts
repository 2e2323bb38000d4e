import type { Server } from "node:http";
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";

/** A Fastify server that validates with zod alone. Its JSON Schema compilers are never loaded. */
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
