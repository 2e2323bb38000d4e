import type { FastifyReply } from "fastify";
import { AppError, platformErrors } from "../errors.ts";

/**
 * Aborts when whoever asked went away before the answer was sent, with `request.cancelled`, which is no fault of the
 * server. To be taken first, before anything is waited for; where they are gone already it is aborted at once.
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
