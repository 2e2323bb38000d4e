import type { FastifyReply } from "fastify";

/**
 * Headers of what the sandbox answers: only files of this origin run, nothing is kept, no address is handed on.
 * Nobody frames it but `framedBy`, an origin, and this server's own pages where one is given.
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
  // The older header knows no list: where the product frames a page, the policy decides alone.
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
