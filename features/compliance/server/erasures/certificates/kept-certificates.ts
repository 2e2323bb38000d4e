import { text } from "node:stream/consumers";
import type { Blobs } from "#platform/server/blobs/blobs.ts";
import { listAll } from "#platform/server/blobs/list-all.ts";

const folderOf = (erasureId: string) => `erasures/certificates/${erasureId}`;

/** The newest certificate that is kept among the files, of which the database may know nothing after a restore. */
export async function findKept(
  blobs: Blobs,
  erasureId: string,
): Promise<{ version: number; note: string } | undefined> {
  const versions: number[] = [];
  for await (const keys of listAll(blobs, folderOf(erasureId)))
    versions.push(...keys.flatMap((key) => versionOf(key.slice(folderOf(erasureId).length + 1))));
  const version = Math.max(0, ...versions);
  const blob = version > 0 ? await blobs.find(keyOf(erasureId, version)) : undefined;
  return blob && { version, note: await text(blob.stream) };
}

export async function storeCertificate(
  blobs: Blobs,
  { erasureId, version, note }: { erasureId: string; version: number; note: string },
): Promise<void> {
  await blobs.put(keyOf(erasureId, version), Buffer.from(note), {
    contentType: "text/plain; charset=utf-8",
    isListed: true,
  });
}

const keyOf = (erasureId: string, version: number) => `${folderOf(erasureId)}/${version}`;

function versionOf(name: string): number[] {
  return /^[1-9][0-9]{0,8}$/.test(name) ? [Number(name)] : [];
}
