/** An error of the data API. On the wire it always has the same four keys. */
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

/** The protocol has it, this service does not. `what` completes the sentence "… is not supported here". */
export function notSupported(what: string, instead: string): DataApiError {
  return new DataApiError(400, "PGRST127", "Feature not implemented", {
    details: `${what.slice(0, 100)} is not supported here.`,
    hint: instead,
  });
}
