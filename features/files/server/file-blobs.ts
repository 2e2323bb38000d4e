import type { BlobKey } from "./blob.repository.ts";

/** The key of the bytes as they were uploaded. */
export function contentKey({ workspaceId, hash }: BlobKey): string {
  return `files/${workspaceId}/${hash}`;
}

/** The key of an image for viewing, encoded again. */
export function pictureKey(blob: BlobKey): string {
  return `${contentKey(blob)}-picture.jpg`;
}
