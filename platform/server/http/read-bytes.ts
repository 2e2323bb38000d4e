import type { FastifyInstance } from "fastify";
import type { Route } from "#platform/contract/route.ts";

/** Reads bodies of a scope as bytes. Accepts only this media type, up to its limit. */
export function readBytes(scope: FastifyInstance, { contentType, limit }: NonNullable<Route["bytes"]>): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: "buffer" as const, bodyLimit: limit };
  scope.addContentTypeParser(contentType, options, (_request, body, done) => done(null, body));
}
