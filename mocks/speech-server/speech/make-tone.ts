import { createMp3Encoder } from "wasm-media-encoders";

const secondsPerCharacter = 0.03;
const lowestHz = 150;

/** A tone as MP3: its length follows the text, its pitch the voice. */
export async function makeTone(
  text: string,
  voice: string,
  samplesPerSecond: 22_050 | 24_000,
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: 48 });
  const samples = new Float32Array(Math.ceil(text.length * secondsPerCharacter * samplesPerSecond));
  const step = (2 * Math.PI * heightOf(voice)) / samplesPerSecond;
  for (let index = 0; index < samples.length; index++) samples[index] = 0.3 * Math.sin(index * step);
  // Copied, because the encoder reuses its output memory.
  const begin = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([begin, encoder.finalize()]);
}

function heightOf(voice: string): number {
  let sum = 0;
  for (const letter of voice) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 600;
  return lowestHz + sum;
}
