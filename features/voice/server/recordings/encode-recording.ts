import { longestSoundSeconds, samplesPerSecond } from "../../contract/transcription-limits.ts";
import { encodeMp3 } from "../speech/espeak/encode-mp3.ts";
import { samplesOf } from "../speech/espeak/read-wav.ts";

/** MP3 of samples as they were agreed on. */
export async function encodeRecording(samples: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const { mp3 } = await encodeMp3(onePiece(samples), longestSoundSeconds);
  return mp3;
}

async function* onePiece(samples: Uint8Array<ArrayBuffer>) {
  yield { samplesPerSecond, samples: samplesOf(Buffer.from(samples)) };
}
