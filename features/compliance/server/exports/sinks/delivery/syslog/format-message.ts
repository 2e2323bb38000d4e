import type { BatchLine } from "../batch.ts";

/** Log audit. */
const facility = 13;
const severities = { ok: 6, failed: 5, denied: 4 } as const;

/** An event as a message of syslog (RFC 5424), with its length before it (RFC 5425). */
export function formatMessage({ text, act, outcome, at }: BatchLine, host: string): Buffer {
  const priority = facility * 8 + severities[outcome];
  const head = `<${priority}>1 ${at.toISOString()} ${host} adjutant - ${act.slice(0, 32)} -`;
  const message = Buffer.from(`${head} ${text}`);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}
