const headerBytes = 44;

export interface WavPiece {
  samplesPerSecond: number;
  /** Mono, from -1 to 1. */
  samples: Float32Array;
}

/**
 * Reads WAV while it arrives: 16-bit mono samples after the plain 44-byte header that espeak-ng writes. The
 * length in that header is wrong for a pipe, so the input ends with the pieces. Throws for any other format.
 */
export async function* readWav(pieces: AsyncIterable<Buffer>): AsyncGenerator<WavPiece> {
  let rest: Buffer = Buffer.alloc(0);
  let samplesPerSecond = 0;
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece]);
    if (samplesPerSecond === 0) {
      if (rest.length < headerBytes) continue;
      samplesPerSecond = readHeader(rest);
      rest = rest.subarray(headerBytes);
    }
    const whole = rest.length - (rest.length % 2);
    if (whole > 0) yield { samplesPerSecond, samples: samplesOf(rest.subarray(0, whole)) };
    rest = rest.subarray(whole);
  }
  if (samplesPerSecond === 0) throw new Error("There is no sound in it");
}

function readHeader(header: Buffer): number {
  const isPlain =
    header.toString("latin1", 0, 4) === "RIFF" &&
    header.toString("latin1", 8, 16) === "WAVEfmt " &&
    header.readUInt16LE(20) === 1 &&
    header.readUInt16LE(22) === 1 &&
    header.readUInt16LE(34) === 16 &&
    header.toString("latin1", 36, 40) === "data";
  if (!isPlain) throw new Error("Not the WAV that espeak-ng writes");
  return header.readUInt32LE(24);
}

/** Converts 16-bit samples to numbers from -1 to 1. */
export function samplesOf(bytes: Buffer): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(bytes.length / 2);
  for (let index = 0; index < samples.length; index++) samples[index] = bytes.readInt16LE(index * 2) / 32_768;
  return samples;
}
