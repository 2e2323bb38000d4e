import type { FastifyInstance } from "fastify";
import { deepestJson, excessOf, mostJsonValues } from "../http/bodies/json-bounds.ts";
import { parseForm } from "../http/bodies/parse-form.ts";
import { tooMuch } from "./query/too-much.ts";

/**
 * Keeps bodies of a scope as text, within the bounds of every body. The database parses the JSON, so long
 * numbers keep all their digits.
 */
export function readText(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) => done(null, JSON.stringify(parseForm(String(text)))),
  );
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => {
    requireBounds(String(text));
    done(null, text);
  });
}

function requireBounds(text: string): void {
  switch (excessOf(text)) {
    case "depth":
      throw tooMuch(`bodies of more than ${deepestJson} levels`);
    case "values":
      throw tooMuch(`bodies of more than ${mostJsonValues} values`);
  }
}
