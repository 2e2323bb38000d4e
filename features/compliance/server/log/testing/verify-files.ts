import { type ArchiveFile, readTar, tarEnd, tarFile } from "../../../contract/archive/tar.ts";
import type { Finding } from "../../../contract/verify/finding.ts";
import { type ExportCheck, verifyExport } from "../../../contract/verify/verify-export.ts";
import { sha256 } from "../sha256.ts";

type Check = Omit<ExportCheck, "sha256">;

/** The findings over files that went through an archive. */
export async function verifyFiles(files: ArchiveFile[], check: Check): Promise<Finding[]> {
  return verifyBytes(Buffer.concat([...files.flatMap(tarFile), tarEnd]), check);
}

/** The findings over an archive that comes in pieces. */
export async function verifyBytes(bytes: Uint8Array, check: Check): Promise<Finding[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
  }
  return Array.fromAsync(verifyExport(readTar(chunks()), { sha256, ...check }));
}
