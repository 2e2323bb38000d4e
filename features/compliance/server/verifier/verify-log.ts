#!/usr/bin/env node
import { hash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { DamagedArchiveError, readTar, TruncatedArchiveError } from "../../contract/archive/tar.ts";
import { isCertificate } from "../../contract/erasures/certificate.ts";
import type { Sha256 } from "../../contract/tree/hashes.ts";
import type { Finding } from "../../contract/verify/finding.ts";
import { plainWords } from "../../contract/verify/plain-words.ts";
import { readProofs } from "../../contract/verify/read-proofs.ts";
import { verifyArchive } from "../../contract/verify/verify-archive.ts";
import { verifyCertificate } from "../../contract/verify/verify-certificate.ts";
import { verifyExport } from "../../contract/verify/verify-export.ts";
import { verifyProofs } from "../../contract/verify/verify-proof.ts";
import { archiveAt, hashPieces } from "./archive-at.ts";

const usage = `Verifies an export of the log, the proof of events, the certificate of an erasure, or an archive of a person or a legal
hold. It needs no network and sends nothing.

  node verify-log.mjs <export.tar.gz> [--key <verifier key>] [--since <checkpoint>] [--open <fields>]
  node verify-log.mjs <events.tlog-proof> [--key <verifier key>] [--open <fields>]
  node verify-log.mjs <certificate.txt> [--key <verifier key>] [--log <export.tar.gz>]
  node verify-log.mjs <archive.zip, or the folder it was unpacked into> [--key <verifier key>]

  --key     A verifier key that you were given before. Several may be given. A proof or certificate needs one; an export
            and an archive bring keys of their own, which prove less.
  --since   A file with a checkpoint that you kept from an earlier export. Several may be given.
  --log     An export of the log that records the erasure of a certificate.
  --open    A file with fields of events that were disclosed to you.

Exit code: 0 nothing is wrong, 1 something was changed, 2 something is missing or cannot be read.`;

const sha256: Sha256 = (...parts) =>
  hash("sha256", parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), "buffer");

const marks = { passed: "PASS", note: "NOTE", failed: "FAIL", incomplete: "INCOMPLETE" };
const exitCodes = { passed: 0, note: 0, failed: 1, incomplete: 2 };

process.exitCode = await main().catch((error: Error) => {
  const { code, path } = error as NodeJS.ErrnoException;
  process.stderr.write(code === "ENOENT" ? `There is no file ${path}.\n` : `${error.message}\n`);
  return 2;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: "string", multiple: true, default: [] },
      since: { type: "string", multiple: true, default: [] },
      open: { type: "string" },
      log: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const [path] = positionals;
  if (values.help || !path || positionals.length > 1) {
    print(usage);
    return values.help ? 0 : 2;
  }
  let code = 0;
  for await (const { outcome, words } of findingsOf(path, values)) {
    print(`${marks[outcome]}  ${words.split(/\n */).map(plainWords).join("\n  ")}`);
    code = Math.max(code, exitCodes[outcome]);
  }
  return code;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function findingsOf(path: string, { key, since, open, log }: Options): AsyncIterable<Finding> {
  const given = { sha256, trustedKeys: key, ...(open ? { openings: readFileSync(open, "utf8") } : {}) };
  if (path.endsWith(".tlog-proof")) return verifyProofs(readProofs(createReadStream(path)), given);
  const start = path.endsWith(".txt") ? readFileSync(path, "utf8") : "";
  if (isCertificate(start)) {
    const recorded = log ? { log: readTar(bytesOf(log)) } : {};
    return verifyCertificate(start, { sha256, trustedKeys: key, ...recorded });
  }
  const archive = archiveAt(path);
  if (archive) return verifyArchive(archive, { sha256, hashPieces, trustedKeys: key });
  const kept = since.map((file) => readFileSync(file, "utf8"));
  return verifyExport(readTar(bytesOf(path)), { ...given, kept });
}

interface Options {
  key: string[];
  since: string[];
  open?: string | undefined;
  log?: string | undefined;
}

/** The bytes of a file, unpacked if it is a gzip. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const start: Uint8Array[] = await createReadStream(path, { end: 1 }).toArray();
  const isPacked = Buffer.concat(start).equals(Buffer.of(0x1f, 0x8b));
  const file = createReadStream(path, { highWaterMark: 1024 * 1024 });
  if (!isPacked) return yield* file;
  const unpacked = file.pipe(createGunzip());
  file.on("error", (error) => unpacked.destroy(error));
  try {
    yield* unpacked;
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code === "Z_BUF_ERROR") throw new TruncatedArchiveError();
    throw code.startsWith("Z_") ? new DamagedArchiveError() : error;
  }
}
