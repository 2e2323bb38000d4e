import swagger from "@fastify/swagger";
import type { RouteOptions } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { createZodServer } from "./create-zod-server.ts";

/**
 * The OpenAPI 3.1 document of `routes`. A second server, which never listens, declares them again to generate
 * it.
 */
export async function writeApiDocument(routes: readonly RouteOptions[]): Promise<object> {
  const scribe = createZodServer({ exposeHeadRoutes: false });
  await scribe.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Adjutant", version: "1", description: "The API that Adjutant's own web uses." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema } of routes) {
    if (method === "HEAD" || (schema && "hide" in schema && schema.hide)) continue;
    scribe.route({ method, url, ...(schema ? { schema } : {}), handler: async () => undefined });
  }
  try {
    await scribe.ready();
    return scribe.swagger();
  } finally {
    await scribe.close();
  }
}
