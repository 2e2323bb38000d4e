import { ApiError } from "./api-error.ts";

interface DataRefusal {
  code: string;
  message: string;
}

/** What `/rest/v1` refused, as every other call throws it: a `TypeError` when the server was not reached. */
export function readDataRefusal({ code, message }: DataRefusal, status: number): ApiError | TypeError {
  return status === 0 ? new TypeError(message) : new ApiError(status, { error: { code, message } });
}
