import pino from "pino";
import { describeError } from "./describe-error.ts";

export type Logger = pino.Logger;

const secretPaths = [
  "authorization",
  "password",
  "token",
  "refresh_token",
  "access_token",
  "apiKey",
  "api_key",
];

/**
 * The structured logger. Keys that name secrets are removed at two levels of depth. Errors are reduced by
 * `describeError`.
 */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: [...secretPaths, ...secretPaths.map((path) => `*.${path}`)], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
