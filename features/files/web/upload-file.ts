import { callHeaders, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { ApiError } from "#platform/web/api/api-error.ts";
import type { StoredFile } from "../contract/index.ts";

interface Upload {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Uploads a file. Throws ApiError for a refusal. `fetch` cannot tell how much was sent, so this is an XMLHttpRequest. */
export async function uploadFile(
  id: string,
  content: File,
  { signal, onProgress }: Upload,
): Promise<StoredFile> {
  const caller = await callHeaders();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open("PUT", `/api/v1/files/${id}?name=${encodeURIComponent(content.name)}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  for (const [name, value] of Object.entries(caller)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.onload = () => resolve();
  request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.send(content);
  await promise;
  const body: unknown = parsed(request.responseText);
  if (request.status === 200) return body as StoredFile;
  if (request.status === 401 && caller.authorization) reportRefusedToken();
  throw new ApiError(request.status, body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
