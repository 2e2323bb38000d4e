import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { DataApiError } from "../data-api/data-api-error.ts";
import { AppError, platformErrors } from "../errors.ts";
import { BodyError } from "../http/bodies/parse-json.ts";
import { isDiskFull } from "../http/is-disk-full.ts";
import type { Logger } from "../log.ts";

/** Renders an error as `{ error, code, requestId }`: a sentence for people, a stable code, no internals. */
export function renderFunctionError(log: Logger) {
  return (error: FastifyError | AppError | DataApiError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, code, message, retryAfterSeconds, details } = read(error);
    if (status >= 500) log.error({ requestId: request.id, err: error }, "function failed");
    if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
    return reply
      .status(status)
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send({ error: message, code, requestId: request.id, ...(details ? { details } : {}) });
  };
}

function read(error: FastifyError | AppError | DataApiError) {
  if (error instanceof AppError) {
    const { status, code, message, details } = error;
    const retryAfterSeconds = Number(details?.retryAfterSeconds ?? 0);
    return { status, code, message, retryAfterSeconds, details: status < 500 ? details : undefined };
  }
  if (error instanceof DataApiError) {
    const { status, code, message } = error;
    return { status, code, message };
  }
  if (isDiskFull(error)) return known("server.disk_full");
  if (error instanceof BodyError) return { ...known("request.invalid"), message: error.message };
  const status = error.statusCode ?? 500;
  if (status === 413) return known("request.too_large");
  if (status < 500) return known("request.invalid");
  return known("server.failed");
}

function known(code: keyof typeof platformErrors) {
  const [status, message] = platformErrors[code];
  return { status, code, message };
}
