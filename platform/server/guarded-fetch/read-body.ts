import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { GuardedFetchError } from "./guarded-fetch-error.ts";

/** Small honest bodies can compress extremely well, so the ratio limit applies only past this size. */
const RATIO_FREE_BYTES = 256 * 1024;

export interface BodyLimits {
  maxBytes: number;
  maxRatio: number;
}

/** Reads and decompresses a body. Stops as soon as it exceeds a limit. */
export async function readBody(
  body: Readable,
  encoding: string,
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let receivedBytes = 0;
  let decodedBytes = 0;

  const countReceived = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length;
      done(receivedBytes > limits.maxBytes ? tooLarge(limits) : null, chunk);
    },
  });
  const collect = async (decoded: AsyncIterable<Buffer>) => {
    for await (const chunk of decoded) {
      decodedBytes += chunk.length;
      if (decodedBytes > RATIO_FREE_BYTES && decodedBytes > receivedBytes * limits.maxRatio) throw bomb();
      if (decodedBytes > limits.maxBytes) throw tooLarge(limits);
      chunks.push(chunk);
    }
  };

  const decoder = decoderFor(encoding);
  if (decoder) await pipeline(body, countReceived, decoder, collect, { signal });
  else await pipeline(body, countReceived, collect, { signal });
  return Buffer.concat(chunks);
}

function decoderFor(encoding: string): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return undefined;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "deflate":
      return createInflate();
    case "br":
      return createBrotliDecompress();
    case "zstd":
      return createZstdDecompress();
    default:
      throw new GuardedFetchError("fetch.encoding_refused", "The page is packed in a way that is not read.");
  }
}

function tooLarge({ maxBytes }: BodyLimits): GuardedFetchError {
  const megabytes = (maxBytes / 1_000_000).toFixed(1).replace(/\.0$/, "");
  return new GuardedFetchError("fetch.too_large", `The answer is larger than ${megabytes} MB.`);
}

function bomb(): GuardedFetchError {
  return new GuardedFetchError("fetch.compression_bomb", "The answer unpacks to far more than was sent.");
}
