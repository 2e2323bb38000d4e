import type { FastifyInstance } from "fastify";
import { parseForm } from "./parse-form.ts";
import { parseJson } from "./parse-json.ts";

/**
 * Parses bodies of a scope as JSON whatever their content type, forms as their fields, and an empty body as
 * an empty object. Clients of other protocols send JSON without the type, and the type without a body.
 */
export function readJsonOfAnyType(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, text: string | Buffer) => parseForm(String(text)),
  );
  server.addContentTypeParser("*", { parseAs: "string" }, async (_request: unknown, text: string | Buffer) =>
    text === "" ? {} : parseJson(String(text)),
  );
}
