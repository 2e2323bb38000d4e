import type { FastifyReply } from "fastify";

/**
 * Security headers of sandbox responses: scripts of this origin only, no caching, no referrer. Only
 * `framedBy`, an origin, may frame the page, and this server's own pages where it is given.
 */
export function setPageHeaders(reply: FastifyReply, framedBy?: string): void {
  reply.headers({
    "content-security-policy": [
      ...policy,
      `frame-ancestors ${framedBy ? `'self' ${framedBy}` : "'none'"}`,
    ].join("; "),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  });
  // X-Frame-Options knows no list, so the policy alone decides for framed pages.
  if (framedBy) reply.removeHeader("x-frame-options");
  else reply.header("x-frame-options", "DENY");
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
