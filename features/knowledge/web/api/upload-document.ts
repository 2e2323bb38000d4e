import { callHeaders, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { ApiError } from "#platform/web/api/api-error.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";

/**
 * Uploads the content of a document: a new one, or a new version of a known one. Throws ApiError for a refusal. `fetch`
 * cannot tell how much was sent, so this is an XMLHttpRequest.
 */
export async function uploadDocument(
  { collectionId, documentId, name, folder }: UploadedAs,
  content: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<KnowledgeDocument> {
  const caller = await callHeaders();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ ...(name && { name }), ...(folder && { folder }) });
  request.open("PUT", `/api/v1/collections/${collectionId}/documents/${documentId}?${query}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  for (const [header, value] of Object.entries(caller)) request.setRequestHeader(header, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.onload = () => resolve();
  request.onerror = () => reject(new TypeError("The connection was lost during the upload."));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.send(content);
  await promise;
  const body: unknown = parsed(request.responseText);
  if (request.status >= 200 && request.status < 300) return body as KnowledgeDocument;
  if (request.status === 401 && caller.authorization) reportRefusedToken();
  throw new ApiError(request.status, body);
}

export interface UploadedAs {
  collectionId: string;
  documentId: string;
  name: string;
  folder: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
