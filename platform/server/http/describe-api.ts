import type { FastifyInstance, RouteOptions } from "fastify";

/** Collects the routes and serves their OpenAPI 3.1 document, generated on first use. */
export function describeApi(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let document: Promise<string> | undefined;
  // The same object, so that a later hook that hides a route hides it here too.
  server.addHook("onRoute", (route) => {
    routes.push(route);
  });
  server.get("/api/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => {
    document ??= writeDocument(routes);
    return reply
      .header("cache-control", "no-cache")
      .type("application/json; charset=utf-8")
      .send(await document);
  });
}

/** The generator takes more memory than all of routing, so it is loaded on first use. */
async function writeDocument(routes: readonly RouteOptions[]): Promise<string> {
  const { writeApiDocument } = await import("./write-api-document.ts");
  return JSON.stringify(await writeApiDocument(routes));
}
