/**
 * Sets `expires_at` from `expires_in` and this machine's clock: the client compares with that clock, which
 * may differ from the server's. Responses without a session pass unchanged.
 */
export async function withLocalExpiry(response: Response): Promise<Response> {
  const isJson = response.headers.get("content-type")?.includes("json");
  if (!response.ok || !isJson) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!isSession(body)) return response;
  const expiresAt = Math.floor(Date.now() / 1000) + body.expires_in;
  return Response.json({ ...body, expires_at: expiresAt }, { status: response.status });
}

function isSession(body: unknown): body is { expires_in: number } {
  return (
    typeof body === "object" &&
    body !== null &&
    "access_token" in body &&
    "expires_in" in body &&
    typeof body.expires_in === "number"
  );
}
