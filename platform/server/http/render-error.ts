import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorReply } from "#platform/contract/error.ts";
import { AppError, platformErrors } from "../errors.ts";
import type { Logger } from "../log.ts";
import { isDiskFull } from "./is-disk-full.ts";

/** PostgreSQL's codes for NUL and lone surrogates. */
const unstorable = new Set(["22021", "22P05"]);

/** Turns every error into a reply: stable code, a message for a person, no internals. */
export function renderError(log: Logger) {
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...body } = replyFor(error, request.id);
    if (status >= 500) log.error({ requestId: request.id, err: error }, "request failed");
    const retryAfter = body.error.details?.retryAfterSeconds;
    if (typeof retryAfter === "number") reply.header("retry-after", String(retryAfter));
    return reply.status(status).type("application/json").serializer(JSON.stringify).send(body);
  };
}

function replyFor(error: FastifyError | AppError, requestId: string): ErrorReply & { status: number } {
  if (error instanceof AppError) {
    const { code, message, details, status } = error;
    // Details of a server fault go to the log, not to the caller.
    return { status, error: { code, message, requestId, ...(details && status < 500 ? { details } : {}) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: `${error.validationContext ?? "body"}${issue.instancePath.replaceAll("/", ".")}`,
      message: issue.message ?? "is not valid",
    }));
    const [first] = fields;
    const message = first ? `${first.field}: ${first.message}` : platformErrors["request.invalid"][1];
    return { status: 400, error: { code: "request.invalid", message, requestId, fields } };
  }
  if (unstorable.has(error.code)) {
    const message = "The text holds a character that cannot be stored.";
    return { status: 400, error: { code: "request.invalid", message, requestId } };
  }
  // Statement timeout, most often a wait for a lock.
  if (error.code === "57014") return known("server.unavailable", requestId);
  if (isDiskFull(error)) return known("server.disk_full", requestId);
  const status = error.statusCode ?? 500;
  if (status === 413) return known("request.too_large", requestId);
  if (status >= 400 && status < 500) {
    return { status, error: { code: "request.invalid", message: error.message, requestId } };
  }
  return known("server.failed", requestId);
}

function known(code: keyof typeof platformErrors, requestId: string): ErrorReply & { status: number } {
  const [status, message] = platformErrors[code];
  return { status, error: { code, message, requestId } };
}
