import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { JsonObject } from "#platform/contract/json.ts";
import { AppError, platformErrors } from "#platform/server/errors.ts";
import { isDiskFull } from "#platform/server/http/is-disk-full.ts";
import type { Logger } from "#platform/server/log.ts";
import { authErrors } from "../errors.ts";

const apiVersion = "2024-01-01";

interface Rendered {
  status: number;
  code: string;
  message: string;
  details?: JsonObject;
}

/** Renders errors in the format of the API version that the client requested. */
export function renderAuthError(log: Logger) {
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const rendered = read(error);
    if (rendered.status >= 500) log.error({ requestId: request.id, err: error }, "auth request failed");
    const { retryAfterSeconds } = rendered.details ?? {};
    if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
    reply.status(rendered.status).type("application/json").serializer(JSON.stringify);
    if (rendered.code.startsWith("gateway.")) {
      return reply.send({ message: rendered.message, hint: rendered.details?.hint ?? null });
    }
    if (rendered.code.startsWith("oauth.")) {
      return reply.send({ error: rendered.details?.error ?? null, error_description: rendered.message });
    }
    reply.header("x-sb-error-code", rendered.code);
    const isNew = asksForNewVersion(request.headers["x-supabase-api-version"]);
    if (isNew) reply.header("x-supabase-api-version", apiVersion);
    return reply.send({
      ...(isNew ? newBody(rendered) : firstBody(rendered, request.id)),
      ...weakness(rendered),
    });
  };
}

function newBody({ code, message }: Rendered) {
  return { code, message };
}

function firstBody({ status, code, message }: Rendered, requestId: string) {
  return { code: status, error_code: code, msg: message, ...(status >= 500 ? { error_id: requestId } : {}) };
}

function weakness({ code, details }: Rendered) {
  return code === "weak_password" ? { weak_password: { reasons: details?.reasons ?? [] } } : {};
}

function asksForNewVersion(header: string | string[] | undefined) {
  return typeof header === "string" && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= apiVersion;
}

function read(error: FastifyError | AppError): Rendered {
  if (error instanceof AppError) {
    const { status, code, message, details } = error;
    const isOurs = code in authErrors || /^(gateway|oauth)\./.test(code);
    return { status, code: isOurs ? code : "unexpected_failure", message, ...(details ? { details } : {}) };
  }
  if (isDiskFull(error)) {
    const [status, message] = platformErrors["server.disk_full"];
    return { status, code: "server.disk_full", message };
  }
  // Lock timeout: too many concurrent refreshes of one session.
  if (error.code === "55P03") return declared("conflict");
  // Text that the database cannot store, such as a NUL character.
  if (/^22[0-9A-Z]{3}$/.test(error.code)) return declared("validation_failed");
  const status = error.statusCode ?? 500;
  if (status === 413) return declared("request_entity_too_large");
  if (status >= 400 && status < 500) {
    return { ...declared("bad_json"), message: `Could not parse request body as JSON: ${error.message}` };
  }
  return declared("unexpected_failure");
}

function declared(code: keyof typeof authErrors): Rendered {
  const [status, message] = authErrors[code];
  return { status, code, message };
}
