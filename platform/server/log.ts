import pino from "pino";

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

/** Structured log on standard output; names that hold secrets are removed at two levels of depth. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secretPaths, ...secretPaths.map((path) => `*.${path}`)], remove: true },
  });
}
