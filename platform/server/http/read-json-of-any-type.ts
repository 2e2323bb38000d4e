import type { FastifyInstance } from "fastify";

/**
 * Parses bodies of a scope as JSON whatever their content type, forms as their fields, and an empty body as
 * an empty object. Clients of other protocols send JSON without the type, and the type without a body.
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
