interface Refusal {
  error: { message?: string; code?: string };
}

/** Converts a function's error `{ error: "a sentence", code }` into the shape of `/api/v1`. */
export function readRefusal(body: unknown): Refusal {
  if (typeof body !== "object" || body === null) return { error: {} };
  return {
    error: {
      ...("error" in body && typeof body.error === "string" && { message: body.error }),
      ...("code" in body && typeof body.code === "string" && { code: body.code }),
    },
  };
}
