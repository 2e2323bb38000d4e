/** The files of an archive, wherever they are: a zip, or a folder into which one was unpacked. */
export interface ArchiveReader {
  /** Paths with slashes. */
  names: readonly string[];
  /** Throws DamagedArchiveError or TruncatedArchiveError. */
  read(name: string): AsyncIterable<Uint8Array>;
}
