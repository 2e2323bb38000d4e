import type { FastifyInstance } from "fastify";

const formType = "application/x-www-form-urlencoded";
const bodyLimitBytes = 16_384;

/** Lets a server read what plain forms send: an object of strings, of which the last of a name counts. */
export function readForms(server: FastifyInstance): void {
  if (server.hasContentTypeParser(formType)) server.removeContentTypeParser(formType);
  server.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: bodyLimitBytes },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
}
