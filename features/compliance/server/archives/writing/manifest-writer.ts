import { createHash } from "node:crypto";
import { onePiece } from "#platform/server/archives/list-pages.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ZipEntry } from "#platform/server/zip/write-zip.ts";
import {
  type ArchiveManifest,
  archiveFormat,
  type ListedFile,
  manifestName,
  manifestNoteName,
  manifestNoteText,
} from "../../../contract/archives/archive-manifest.ts";
import type { ArchiveRow } from "../archive.repository.ts";
import type { ArchiveEntry, LeftOut } from "./archive-entry.ts";
import { signingLog } from "./signing-log.ts";

/** Lists the files of an archive while they are packed. */
export class ManifestWriter {
  readonly #files: ListedFile[] = [];

  get count(): number {
    return this.#files.length;
  }

  /** The entry as it goes into the zip. It is listed once its bytes went through. */
  add({ path, what: [what], pieces, hasRows = false }: ArchiveEntry): ZipEntry {
    return { name: path, pieces: this.#listing({ path, what }, pieces, hasRows) };
  }

  /** `manifest.json` and `manifest.note`. */
  async sign(ctx: Ctx, row: ArchiveRow, leftOut: LeftOut[]): Promise<ZipEntry[]> {
    const { origin, keys, sign } = await signingLog(ctx, row.workspace_id);
    const manifest: ArchiveManifest = {
      format: archiveFormat,
      ...{ id: row.id, kind: row.kind, subject: row.subject_id, askedBy: row.user_id },
      askedAt: row.created_at.toISOString(),
      madeAt: ctx.now().toISOString(),
      ...{ origin, keys, files: this.#files, leftOut },
    };
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const note = sign(manifestNoteText(createHash("sha256").update(bytes).digest("hex")));
    return [
      { name: manifestName, pieces: onePiece(bytes) },
      { name: manifestNoteName, pieces: onePiece(Buffer.from(note)) },
    ];
  }

  async *#listing(
    file: Pick<ListedFile, "path" | "what">,
    pieces: AsyncIterable<Uint8Array | string>,
    hasRows: boolean,
  ): AsyncGenerator<Uint8Array> {
    const sha256 = createHash("sha256");
    let bytes = 0;
    let rows = 0;
    for await (const piece of pieces) {
      const chunk = Buffer.from(piece as Uint8Array);
      sha256.update(chunk);
      bytes += chunk.length;
      if (hasRows) for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      yield chunk;
    }
    this.#files.push({ ...file, bytes, sha256: sha256.digest("hex"), ...(hasRows && { rows }) });
  }
}
