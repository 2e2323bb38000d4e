import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** Collects the OpenAPI 3.1 document from the routes and serves it. */
export async function describeApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Adjutant", version: "1", description: "The API that Adjutant's own web uses." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  server.get("/api/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(server.swagger()),
  );
}
