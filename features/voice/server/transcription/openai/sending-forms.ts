/** A `fetch` for one that takes bytes alone: writes forms out. Without a key of ours none is sent. */
export function sendingForms(
  fetch: typeof globalThis.fetch,
  { isKeySent }: { isKeySent: boolean },
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (!isKeySent) headers.delete("authorization");
    if (!(init.body instanceof FormData)) return fetch(input, { ...init, headers });
    const written = new Response(init.body);
    headers.set("content-type", written.headers.get("content-type") ?? "");
    return fetch(input, { ...init, headers, body: new Uint8Array(await written.arrayBuffer()) });
  };
}
