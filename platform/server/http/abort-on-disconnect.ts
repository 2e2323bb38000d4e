import type { FastifyReply } from "fastify";
import { AppError, platformErrors } from "../errors.ts";

/**
 * Aborts with `request.cancelled` (not a server fault) when the caller disconnects before the reply. Call it
 * before the first await. Aborts at once when the caller is already gone.
 */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const { raw } = reply;
  const tell = () => {
    if (!raw.writableFinished) gone.abort(cancelled());
  };
  if (raw.closed) tell();
  else raw.once("close", tell);
  return gone.signal;
}

function cancelled(): AppError {
  const [status, message] = platformErrors["request.cancelled"];
  return new AppError("request.cancelled", status, message);
}
