import type { FastifyInstance } from "fastify";
import { requireBoundedJson } from "./parse-json.ts";

/**
 * Parses JSON bodies of a server within the bounds of every body. Refuses keys that would change what objects
 * are made of.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    requireBoundedJson(text);
    return parse(request, text, done);
  });
}
