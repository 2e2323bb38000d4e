import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

/**
 * Sends lines as a file to download, as fast as the caller reads. The first line is awaited before the reply
 * begins, so that a refusal is an ordinary error. A later failure breaks the connection off.
 */
export async function sendCsv(
  reply: FastifyReply,
  fileName: string,
  lines: AsyncGenerator<string>,
): Promise<void> {
  const first = await lines.next();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...definedOf(reply.getHeaders()),
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  });
  await pipeline(Readable.from(withFirst(first, lines)), raw).catch((error: unknown) => {
    reply.request.log.warn({ err: error }, "a download broke off");
    raw.destroy();
  });
}

async function* withFirst(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function definedOf(headers: Record<string, number | string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, number | string | string[]] => entry[1] !== undefined,
    ),
  );
}
