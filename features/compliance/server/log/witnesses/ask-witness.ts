import { guardedStreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import { toBase64 } from "../../../contract/notes/base64.ts";
import { parseNote, parseSignatureLine, type SignedNote } from "../../../contract/notes/signed-note.ts";
import type { VerifierKey } from "../../../contract/notes/verifier-key.ts";
import { verifyCosignature } from "../../../contract/notes/verify-note.ts";
import type { Hash } from "../../../contract/tree/hashes.ts";
import { sha256 } from "../sha256.ts";

export interface WitnessRequest {
  url: string;
  key: VerifierKey;
  /** The checkpoint's note, with the log's signatures. */
  note: string;
  size: number;
  /** The largest tree that the witness is known to have signed. */
  olderSize: number;
  /** Ends the question. */
  stop?: AbortSignal | undefined;
  /** The proof that a tree of this size begins the checkpoint's. */
  prove: (olderSize: number) => Promise<readonly Hash[]>;
}

/** Why a witness did not sign, in words. */
export class WitnessError extends Error {}

const timeoutMs = 15_000;
/** A signature or a size is far shorter. */
const longestAnswer = 16 * 1_024;

/**
 * Asks a witness for its signature under a checkpoint (https://c2sp.org/tlog-witness). Returns the line. Throws
 * WitnessError. When the witness knows another size than assumed, it is asked once more from there.
 */
export async function askWitness(request: WitnessRequest): Promise<string> {
  const first = await send(request, request.olderSize);
  if (first.status !== 409) return readLine(request, first);
  const known = Number(first.text.trim());
  if (!/^(0|[1-9][0-9]{0,15})\n?$/.test(first.text))
    throw new WitnessError("The witness names no size with its 409.");
  if (known > request.size) {
    throw new WitnessError(
      `The witness has signed ${known} entries, and this log has ${request.size}. It was rolled back.`,
    );
  }
  return readLine(request, await send(request, known));
}

async function send(
  { url, note, prove, stop }: WitnessRequest,
  olderSize: number,
): Promise<{ status: number; text: string }> {
  const proof = (await prove(olderSize)).map((hash) => `${toBase64(hash)}\n`).join("");
  const target = new URL(`${url.replace(/\/$/, "")}/add-checkpoint`);
  const connection = guardedStreamFetch({
    baseUrl: target.origin,
    isTrusted: true,
    firstByteTimeoutMs: timeoutMs,
  });
  try {
    const body = `old ${olderSize}\n${proof}\n${note}`;
    const response = await connection.fetch(target, {
      method: "POST",
      body,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]),
    });
    return { status: response.status, text: await readShort(response) };
  } catch (error) {
    if (error instanceof WitnessError) throw error;
    throw new WitnessError(`The witness cannot be reached: ${(error as Error).message}`);
  } finally {
    await connection.close();
  }
}

async function readLine(
  { key, note }: WitnessRequest,
  { status, text }: { status: number; text: string },
): Promise<string> {
  if (status !== 200) throw new WitnessError(`The witness answered ${status}: ${text.trim().slice(0, 200)}`);
  const signed = parseNote(note) as SignedNote;
  for (const row of text.split("\n")) {
    const line = parseSignatureLine(row);
    if (line && (await verifyCosignature(sha256, { ...signed, lines: [line] }, key))) return `${row}\n`;
  }
  throw new WitnessError("The witness answered without its signature.");
}

/** Reads no further than an answer may be long. */
async function readShort({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > longestAnswer) throw new WitnessError("The witness answered with more than 16 kB.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
