import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { legalTypes } from "#features/site/contract/index.ts";
import { pathIn } from "#features/site/server/index.ts";

/** Permanent redirects from guessable and old paths to the current page. */
export function redirectAddresses(server: FastifyInstance): void {
  for (const [from, to] of redirects()) {
    server.get(from, { schema: { hide: true } }, (request: FastifyRequest, reply: FastifyReply) => {
      const query = /\?[^#]*/.exec(request.url)?.[0] ?? "";
      const [path, part] = to.split("#");
      return reply.redirect(`${path}${query}${part ? `#${part}` : ""}`, 308);
    });
  }
}

function redirects(): [from: string, to: string][] {
  const legal = (["en", "de"] as const).flatMap((language) => {
    const paths = [...legalTypes.map((type) => `/legal/${type}`), "/terms", "/privacy"];
    const terms = pathIn(language, "/terms");
    return [
      ...paths.map((path): [string, string] => [`${pathIn(language, path)}/`, pathIn(language, path)]),
      ...withSlash(pathIn(language, "/legal"), terms),
    ];
  });
  return [
    ["/de/", "/de"],
    // These pages exist in English only.
    ...withSlash("/de/diagram", "/diagram"),
    ...withSlash("/de/demo", "/demo"),
    // The prices are a part of the landing page.
    ...["/pricing", "/prices"].flatMap((path) => withSlash(path, "/#pricing")),
    ...["/de/pricing", "/preise", "/de/preise"].flatMap((path) => withSlash(path, "/de#pricing")),
    ...legal,
    // Requested by clients that do not read the page.
    ["/favicon.ico", "/icons/32.png"],
  ];
}

function withSlash(from: string, to: string): [string, string][] {
  return [
    [from, to],
    [`${from}/`, to],
  ];
}
