import type { FastifyHelmetOptions } from "@fastify/helmet";

/** Sources that a page may load from besides its own, by directive. */
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
 * No foreign host on any list, but for those of `more`: showing an answer must not reach anyone outside this
 * installation.
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
    // A laptop serves plain HTTP on loopback; whoever puts TLS in front sets this header there.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
  };
}

export const securityHeaders: FastifyHelmetOptions = securityHeadersWith({});
