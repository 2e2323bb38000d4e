import { sharedTexts } from "../language/shared-texts/shared-texts.ts";

/** An error reply of `/api/v1`. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable, e.g. `conversation.not_found`; `unknown` when the reply did not come from our server. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly fields: readonly { field: string; message: string }[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown) {
    const error = readError(body);
    super(error.message ?? sharedTexts.read().failures.status(status));
    this.name = "ApiError";
    this.status = status;
    this.code = error.code ?? "unknown";
    this.requestId = error.requestId;
    this.fields = error.fields ?? [];
    this.details = error.details ?? {};
  }
}

/** A message for a person about anything that was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError) return withRequestId({ ...withoutField(error), requestId: error.requestId });
  if (error instanceof TypeError) return sharedTexts.read().failures.unreached;
  if (error instanceof Error && error.message) return error.message;
  return sharedTexts.read().failures.unexpected;
}

/** A sentence about a field is understood without the name that the API has for it; "expected string" is not. */
function withoutField({ code, message, fields: [first] }: ApiError): { message: string } {
  if (code !== "request.invalid" || !first?.message.endsWith(".")) return { message };
  return { message: first.message };
}

/** Sentences that ask for the request ID name it, also where nothing else shows it, as in a toast. */
function withRequestId({ message, requestId }: Pick<ApiError, "message" | "requestId">): string {
  return requestId ? message.replace("the request ID", (words) => `${words} ${requestId}`) : message;
}

interface ErrorBody {
  code?: string;
  message?: string;
  requestId?: string;
  fields?: { field: string; message: string }[];
  details?: Record<string, unknown>;
}

function readError(body: unknown): ErrorBody {
  if (typeof body !== "object" || body === null || !("error" in body)) return {};
  const { error } = body;
  return typeof error === "object" && error !== null ? error : {};
}
