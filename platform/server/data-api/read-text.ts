import type { FastifyInstance } from "fastify";

/** Keeps bodies of a scope as text. The database parses the JSON, so long numbers keep all their digits. */
export function readText(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) =>
      done(null, JSON.stringify(Object.fromEntries(new URLSearchParams(String(text))))),
  );
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text));
}
