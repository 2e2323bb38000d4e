import type { FastifyInstance } from "fastify";

/**
 * Reads bodies of a scope as JSON whatever type they claim to have, forms as their fields, and nothing as an empty object: clients of
 * other protocols send JSON without saying so, and say so without sending any.
 */
export function readJsonOfAnyType(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, {});
    try {
      done(null, JSON.parse(String(text)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }), undefined);
    }
  });
}
