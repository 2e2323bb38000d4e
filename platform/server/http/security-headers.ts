import type { FastifyHelmetOptions } from "@fastify/helmet";

/** Foreign sources that a page may load from, by CSP directive. */
export type ContentSources = Partial<
  Record<"scriptSrc" | "frameSrc" | "connectSrc" | "imgSrc", readonly string[]>
>;

const own = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", "blob:", "data:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'", "blob:"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
};

/**
 * The headers of every page. No directive lists a foreign host except those of `more`: showing a message must
 * not reach anyone outside this installation.
 */
export function securityHeadersWith(more: ContentSources): FastifyHelmetOptions {
  const added = Object.entries(more).map(([name, sources]) => [
    name,
    [...(name in own ? own[name as keyof typeof own] : []), ...(sources ?? [])],
  ]);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...own, ...Object.fromEntries(added) },
    },
    // A laptop serves plain HTTP on loopback. The TLS proxy of a real installation sets this header.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  };
}

export const securityHeaders: FastifyHelmetOptions = securityHeadersWith({});
