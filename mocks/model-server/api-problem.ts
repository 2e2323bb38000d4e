/** An error of OpenAI's API. */
export interface ApiProblem {
  status: number;
  message: string;
  type: "invalid_request_error" | "authentication_error" | "rate_limit_error" | "server_error";
  code: string | null;
  param: string | null;
  headers?: Record<string, string>;
}

export function invalid(param: string, message: string, code: string | null = null): ApiProblem {
  return { status: 400, message, type: "invalid_request_error", code, param };
}

export function problemBody({ message, type, code, param }: ApiProblem): string {
  return JSON.stringify({ error: { message, type, param, code } });
}
