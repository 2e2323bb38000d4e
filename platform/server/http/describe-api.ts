import type { FastifyInstance, RouteOptions } from "fastify";

/** Collects the routes, and serves the OpenAPI 3.1 document on them, which is written when somebody first asks for it. */
export function describeApi(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  let document: Promise<string> | undefined;
  // Kept as it is: what a later hook hides of a route is then hidden here too.
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

/** What writes it takes more memory than the whole of routing, so it is loaded here. */
async function writeDocument(routes: readonly RouteOptions[]): Promise<string> {
  const { writeApiDocument } = await import("./write-api-document.ts");
  return JSON.stringify(await writeApiDocument(routes));
}
