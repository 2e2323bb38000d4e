import type { ArchiveFile } from "../../contract/archive/tar.ts";

/**
 * Passes the files of an export on, and notes the checkpoints among them by the origin of their log. Only these are
 * verified: what the page was told before may be another.
 */
export async function* noteCheckpoints(
  files: AsyncIterable<ArchiveFile>,
  notes: Map<string, string>,
): AsyncGenerator<ArchiveFile> {
  for await (const file of files) {
    if (file.name.endsWith("/checkpoint")) {
      const note = new TextDecoder().decode(file.bytes);
      notes.set(note.slice(0, note.indexOf("\n")), note);
    }
    yield file;
  }
}
