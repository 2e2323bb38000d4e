import { watchedFetch } from "./reachability.ts";

/** Options of a typed call whose body are bytes, of the media type that they say: the client itself sends JSON alone. */
export function withBytes(bytes: Blob) {
  return {
    headers: { "content-type": bytes.type },
    body: "",
    fetch: (request: Request) => watchedFetch(new Request(request, { body: bytes })),
  };
}
