interface WavShape {
  samplesPerSecond?: number;
  channels?: number;
  bits?: number;
  format?: number;
  /** A chunk before the sound, as some recorders write. */
  remark?: string;
}

/** WAV of silence, in the agreed format by default. */
export function makeWav(seconds: number, shape: WavShape = {}): Buffer<ArrayBuffer> {
  const { samplesPerSecond = 16_000, channels = 1, bits = 16, format = 1, remark } = shape;
  const bytesPerSecond = (samplesPerSecond * channels * bits) / 8;
  const chunks = [
    chunk("fmt ", formatOf({ format, channels, samplesPerSecond, bytesPerSecond, bits })),
    ...(remark ? [chunk("LIST", Buffer.from(remark))] : []),
    chunk("data", Buffer.alloc(Math.round(seconds * bytesPerSecond))),
  ];
  return chunk("RIFF", Buffer.concat([Buffer.from("WAVE"), ...chunks]));
}

function formatOf(
  shape: Record<"format" | "channels" | "samplesPerSecond" | "bytesPerSecond" | "bits", number>,
) {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16LE(shape.format, 0);
  bytes.writeUInt16LE(shape.channels, 2);
  bytes.writeUInt32LE(shape.samplesPerSecond, 4);
  bytes.writeUInt32LE(shape.bytesPerSecond, 8);
  bytes.writeUInt16LE((shape.channels * shape.bits) / 8, 12);
  bytes.writeUInt16LE(shape.bits, 14);
  return bytes;
}

function chunk(name: string, content: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(content.length, 4);
  const padding = content.length % 2 === 1 && name !== "RIFF" ? [Buffer.alloc(1)] : [];
  return Buffer.concat([head, content, ...padding]);
}
