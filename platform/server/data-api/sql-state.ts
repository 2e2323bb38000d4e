/** HTTP status by SQLSTATE. The longest listed prefix decides. */
const statuses: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21000": 500,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/**
 * The HTTP status of a database error. An anonymous caller without the privilege gets 401, not 403: signing
 * in may help. For two codes the message decides whose fault it is.
 */
export function statusOfSqlState(code: string, message: string, isAnonymous: boolean): number {
  if (code === "42501") return isAnonymous ? 401 : 403;
  if (code === "21000" && message.endsWith("requires a WHERE clause")) return 400;
  if (code === "22023" && /^role .* does not exist$/.test(message)) return 401;
  if (/^PT[2-5]\d\d$/.test(code)) return Number(code.slice(2));
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}
