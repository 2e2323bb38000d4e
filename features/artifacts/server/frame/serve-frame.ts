import type { FastifyInstance, FastifyReply } from "fastify";
import { framedPath, framePath } from "../../contract/index.ts";
import { frameHeaders, noConnections, policyAround, policyInside } from "./frame-headers.ts";
import { framePage } from "./frame-page.ts";
import { framedPage } from "./framed-page.ts";

/** Serves the two pages in which HTML and diagrams are shown. They are the same for everybody, and need no account. */
export function serveFrame(publicUrl: string): (server: FastifyInstance) => void {
  return (server) => {
    server.get(framePath, { schema: { hide: true } }, (request, reply) =>
      send(reply, policyAround([publicUrl, ...originOf(request.protocol, request.host)]), framePage),
    );
    server.get(framedPath, { schema: { hide: true } }, (_request, reply) =>
      send(reply.headers(noConnections), policyInside, framedPage),
    );
  };
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return (
    reply
      .headers({ ...frameHeaders, "content-security-policy": policy })
      // A page of no origin has no processes of its own to ask for.
      .removeHeader("origin-agent-cluster")
      .type("text/html; charset=utf-8")
      .send(page)
  );
}

/** The origin that the browser asked, which may be another than the public one, such as 127.0.0.1. */
function originOf(protocol: string, host: string): string[] {
  return /^[a-zA-Z0-9.:[\]-]+$/.test(host) ? [`${protocol}://${host}`] : [];
}
