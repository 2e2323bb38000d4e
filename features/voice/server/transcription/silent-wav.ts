import { samplesPerSecond } from "../../contract/transcription-limits.ts";

const bytesPerSample = 2;

/** WAV as it was agreed on, in which nothing sounds. */
export function silentWav(seconds: number): Uint8Array<ArrayBuffer> {
  const sampleBytes = Math.round(seconds * samplesPerSecond) * bytesPerSample;
  const wav = Buffer.alloc(44 + sampleBytes);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(36 + sampleBytes, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  // Plain samples of one channel.
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(samplesPerSecond, 24);
  wav.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  wav.writeUInt16LE(bytesPerSample, 32);
  wav.writeUInt16LE(bytesPerSample * 8, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(sampleBytes, 40);
  return wav;
}
