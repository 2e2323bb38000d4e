import { readTar } from "../../contract/archive/tar.ts";
import type { ProvenScope, SignedLog } from "../../contract/index.ts";
import type { Finding } from "../../contract/verify/finding.ts";
import { verifyExport } from "../../contract/verify/verify-export.ts";
import { sha256 } from "./browser-sha256.ts";
import { streamLog } from "./download-log.ts";
import { keep, readKept } from "./kept-checkpoint.ts";
import { noteCheckpoints } from "./note-checkpoints.ts";

export interface VerifyOptions {
  scope: ProvenScope;
  logs: readonly SignedLog[];
  installationKeys: readonly string[];
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/** Downloads the log and verifies all of it here, also against what this browser kept. Throws when it cannot be downloaded. */
export async function verifyInBrowser({
  scope,
  logs,
  installationKeys,
  signal,
  onProgress,
}: VerifyOptions): Promise<Finding[]> {
  const unpacked = (await streamLog(scope, signal)).pipeThrough(new DecompressionStream("gzip"), { signal });
  const kept = readKept(logs[0]?.origin ?? "");
  const trustedKeys = [...logs.flatMap(({ keys }) => keys), ...installationKeys];
  const findings: Finding[] = [];
  const verified = new Map<string, string>();
  const files = noteCheckpoints(readTar(counted(unpacked, onProgress)), verified);
  for await (const finding of verifyExport(files, { sha256, trustedKeys, kept })) findings.push(finding);
  if (findings.at(-1)?.outcome === "passed") {
    for (const [origin, note] of verified) keep(origin, note);
  }
  return findings;
}

async function* counted(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      total += value.length;
      onProgress(total);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
