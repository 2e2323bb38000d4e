import type { FastifyInstance } from "fastify";
import type { Route } from "#platform/contract/route.ts";

/** Reads bodies of a scope as bytes, or hands them on as a stream. Accepts only this media type, up to its limit. */
export function readBytes(
  scope: FastifyInstance,
  { contentType, limit, isStream }: NonNullable<Route["bytes"]>,
): void {
  scope.removeAllContentTypeParsers();
  if (isStream) {
    scope.addContentTypeParser(contentType, { bodyLimit: limit }, (_request, payload, done) =>
      done(null, payload),
    );
    return;
  }
  const options = { parseAs: "buffer" as const, bodyLimit: limit };
  scope.addContentTypeParser(contentType, options, (_request, body, done) => done(null, body));
}
