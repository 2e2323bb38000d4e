/** A refusal of the data API: always these four keys on the wire. */
export class DataApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "DataApiError";
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }
}

/** Part of the protocol, but not of this service; `what` completes the sentence "… is not supported here". */
export function notSupported(what: string, instead: string): DataApiError {
  return new DataApiError(400, "PGRST100", `${what.slice(0, 100)} is not supported here`, {
    details: "The data API of this installation understands a part of the protocol.",
    hint: instead,
  });
}

/** The request cannot be read: a filter, an order or a list of columns is not well-formed. */
export function parseFailure(part: string, text: string): DataApiError {
  return new DataApiError(
    400,
    "PGRST100",
    `"failed to parse ${part} (${text.slice(0, 200)})" (line 1, column 1)`,
    {
      details: `unexpected input in ${part}`,
    },
  );
}
