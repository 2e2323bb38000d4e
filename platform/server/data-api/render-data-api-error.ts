import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { Logger } from "../log.ts";
import { DataApiError } from "./data-api-error.ts";
import { raisedAnswer } from "./raised-answer.ts";
import { statusOfSqlState } from "./sql-state.ts";

/** Renders errors of the data API: four keys, and the code again as a header. */
export function renderDataApiError(log: Logger) {
  return (error: FastifyError | AppError | DataApiError, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof AppError && error.code.startsWith("gateway.")) {
      return reply.status(error.status).send({ message: error.message, hint: error.details?.hint ?? null });
    }
    const { status, code, message, details, hint, headers } = read(error, request);
    if (status >= 500) log.error({ requestId: request.id, err: error }, "data request failed");
    return reply
      .status(status)
      .headers({ ...headers, "proxy-status": `PostgREST; error=${code}` })
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send({ code, details, hint, message });
  };
}

function read(error: FastifyError | AppError | DataApiError, request: FastifyRequest): DataApiError {
  if (error instanceof DataApiError) return error;
  if (error instanceof AppError) return fromAppError(error);
  const fault = readDatabaseError(error);
  if (fault?.code === "PGRST") return raisedAnswer(error.message, fault.details);
  if (fault) {
    const status = statusOfSqlState(fault.code, error.message, request.dataApiRole === "anon");
    const headers: Record<string, string> = status === 401 ? { "www-authenticate": "Bearer" } : {};
    return new DataApiError(status, fault.code, error.message, { ...fault, headers });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new DataApiError(413, "PGRST102", "The request body is too large");
  if (status < 500) return new DataApiError(400, "PGRST102", "Empty or invalid json");
  return new DataApiError(500, "XX000", "Something failed on our side");
}

function fromAppError({ status, code, message, details }: AppError): DataApiError {
  const seconds = details?.retryAfterSeconds;
  const headers: Record<string, string> = seconds ? { "retry-after": String(seconds) } : {};
  return new DataApiError(status, status === 503 ? "PGRST000" : code, message, { headers });
}

/** An error of the database has a severity and a SQLSTATE of five characters. */
function readDatabaseError(error: Error) {
  const { code, severity, detail, hint } = error as Error & Record<string, unknown>;
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code) || !severity) return undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return { code, details: text(detail), hint: text(hint) };
}
