import { pipeline, type Readable, Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The largest body of a caller without a valid credential, in bytes. Default: `strangersBodyBytes`. */
    strangersBodyBytes?: number;
  }
  interface FastifyRequest {
    /** Set once the request's person is known. */
    isOfPerson?: boolean;
  }
}

/** Enough for a sign-up with its metadata, the token of an identity provider, or a form of the site. */
export const strangersBodyBytes = 32_768;

/** A refused body up to this size is received and discarded, so that the caller sees the answer. */
const mostDiscardedBytes = 131_072;

/**
 * Bodies of callers without a valid credential are small. The credential is checked only for larger ones, before
 * the body is read.
 */
export function boundBodies(
  server: FastifyInstance,
  hasCredential: (request: FastifyRequest) => Promise<boolean>,
): void {
  server.addHook("preParsing", async (request, reply, payload) => {
    const limit = request.routeOptions.config.strangersBodyBytes ?? strangersBodyBytes;
    if (!mayExceed(request, limit) || request.isOfPerson || (await hasCredential(request))) return payload;
    const bytes = declaredBytes(request);
    if (bytes > mostDiscardedBytes) reply.header("connection", "close");
    if (bytes > limit) throw tooLarge();
    // Unlike `pipe`, forwards an abort, without which the request never ends.
    return pipeline(payload, upTo(limit), () => undefined);
  });
}

/** Whether the body may be larger than `limit`. A chunked one may. */
function mayExceed({ headers }: FastifyRequest, limit: number): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > limit;
}

function declaredBytes({ headers }: FastifyRequest): number {
  return Number(headers["content-length"] ?? 0);
}

/** As the error of the framework's own limit, which every protocol renders. */
function tooLarge(): Error {
  return Object.assign(new Error("The body is too large for a caller without a session"), {
    statusCode: 413,
  });
}

function upTo(limit: number): Readable & NodeJS.WritableStream {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? tooLarge() : null, chunk);
    },
  });
}
