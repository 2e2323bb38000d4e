import type { FastifyReply } from "fastify";

/** Who may show a page in a frame: nobody, or the product. */
export type Framing = "none" | "product";

/** Headers of one page: only files of this origin, nothing kept, no address handed on. */
export function setPageHeaders(reply: FastifyReply, framing: Framing, publicOrigin: string): void {
  const ancestors = framing === "product" ? `'self' ${publicOrigin}` : "'none'";
  reply.headers({
    "content-security-policy": [
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
      `frame-ancestors ${ancestors}`,
    ].join("; "),
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  });
  // The older header knows no list: where the product frames a page, the policy above decides alone.
  if (framing === "product") reply.removeHeader("x-frame-options");
  else reply.header("x-frame-options", "DENY");
}
