import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type PageFile, readPageFiles } from "./page-files.ts";

/** The drop-in script and the pages' files. Browsers revalidate each time. */
export function fileRoutes(server: FastifyInstance): void {
  const files = readPageFiles();
  const dropIn = files.get("stripe.js");
  files.delete("stripe.js");

  server.get("/sandbox/stripe.js", (request, reply) => sendFile(dropIn, request, reply));
  server.get<{ Params: { name: string } }>("/sandbox/files/:name", (request, reply) =>
    sendFile(files.get(request.params.name), request, reply),
  );
}

function sendFile(file: PageFile | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!file) return reply.status(404).type("text/plain").send("There is no such file.");
  reply.headers({ "cache-control": "no-cache", etag: file.etag });
  if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
  return reply.type(file.type).send(file.content);
}
