const configAddress = "/api/v1/config";

let asking: Promise<string> | undefined;

/**
 * Inserts a row through `/rest/v1` as a visitor. A page may outlive a key, so a refused key is fetched again
 * and the request retried.
 */
export async function insertRow(path: string, row: object, wantsId: boolean): Promise<Response> {
  asking ??= askForKey();
  const key = await asking;
  const reply = await post(path, row, wantsId, key);
  if (reply.status !== 401) return reply;
  asking = askForKey();
  const anew = await asking;
  return anew === key ? reply : post(path, row, wantsId, anew);
}

async function askForKey(): Promise<string> {
  try {
    const reply = await fetch(configAddress);
    const { publishableKey } = await reply.json();
    return String(publishableKey);
  } catch (error) {
    asking = undefined;
    throw error;
  }
}

/** `keepalive` delivers it even if the page is left meanwhile. */
function post(path: string, row: object, wantsId: boolean, key: string): Promise<Response> {
  return fetch(`/rest/v1/${path}`, {
    method: "POST",
    keepalive: true,
    credentials: "omit",
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      ...(wantsId
        ? { prefer: "return=representation", accept: "application/vnd.pgrst.object+json" }
        : { prefer: "return=minimal" }),
    },
    body: JSON.stringify(row),
  });
}
