import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/server/errors.ts";
import type { Logger } from "#platform/server/log.ts";
import { scimTypes } from "./scim-errors.ts";
import { scimNames } from "./scim-names.ts";

/** Errors in the format of RFC 7644, 3.12. */
export function renderScimError(log: Logger) {
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, detail, scimType } = read(error);
    if (status >= 500) log.error({ requestId: request.id, err: error }, "provisioning request failed");
    if (status === 401) reply.header("www-authenticate", "Bearer");
    const seconds = error instanceof AppError ? error.details?.retryAfterSeconds : undefined;
    if (seconds) reply.header("retry-after", String(seconds));
    return reply
      .status(status)
      .type(scimNames.mediaType)
      .serializer(JSON.stringify)
      .send({
        schemas: [scimNames.error],
        status: String(status),
        ...(scimType ? { scimType } : {}),
        detail,
      });
  };
}

function read(error: FastifyError | AppError): {
  status: number;
  detail: string;
  scimType?: string | undefined;
} {
  if (error instanceof AppError) {
    // An account error about an address concerns a value of this request.
    const scimType = scimTypes[error.code] ?? (error.status === 400 ? "invalidValue" : undefined);
    return { status: error.status, detail: error.message, scimType };
  }
  // A concurrent request took the name.
  if (error.code === "23505") {
    return {
      status: 409,
      detail: "Another resource of this workspace has this name.",
      scimType: "uniqueness",
    };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return {
      status,
      detail: "The body is not valid JSON.",
      scimType: status === 400 ? "invalidSyntax" : undefined,
    };
  }
  return { status: 500, detail: "Something failed on our side." };
}
