interface Refusal {
  error: { message?: string; code?: string };
}

/** A function refuses with `{ error: "a sentence", code }`; answers the shape in which `/api/v1` refuses. */
export function readRefusal(body: unknown): Refusal {
  if (typeof body !== "object" || body === null) return { error: {} };
  return {
    error: {
      ...("error" in body && typeof body.error === "string" && { message: body.error }),
      ...("code" in body && typeof body.code === "string" && { code: body.code }),
    },
  };
}
