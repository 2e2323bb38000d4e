export interface ApiErrorBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  message: string;
  param?: string;
  decline_code?: string;
}

/** An error in Stripe's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/** 400 for an invalid request. */
export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
}
