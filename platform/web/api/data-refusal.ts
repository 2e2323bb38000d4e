import { ApiError } from "./api-error.ts";

interface DataRefusal {
  code: string;
  message: string;
}

/**
 * Converts an error of `/rest/v1` into the errors of all other calls. A `TypeError` means the server was
 * unreachable.
 */
export function readDataRefusal({ code, message }: DataRefusal, status: number): ApiError | TypeError {
  return status === 0 ? new TypeError(message) : new ApiError(status, { error: { code, message } });
}
