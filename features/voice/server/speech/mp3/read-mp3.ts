import type { Speech } from "../speech-engine.ts";
import { readMp3Frame } from "./mp3-frame.ts";

/** The longest frame that there is: what is shorter and follows the last one may be one that was cut. */
const mostFrameBytes = 2_881;
const oldTagBytes = 128;

/** What came is no MP3. */
export class NotMp3Error extends Error {
  override readonly name = "NotMp3Error";
}

/**
 * The frames that sound, and how long they do; tags and the encoder's note about the whole are left out, so that pieces
 * can be put behind each other. Throws of everything that is not MP3 from its beginning to its end.
 */
export function readMp3(bytes: Buffer): Speech {
  const frames: Buffer[] = [];
  let seconds = 0;
  let offset = tagBytes(bytes);
  for (let frame = readMp3Frame(bytes, offset); frame; frame = readMp3Frame(bytes, offset)) {
    const end = offset + frame.bytes;
    if (end > bytes.length) break;
    if (frames.length > 0 || !isNote(bytes, offset + frame.noteOffset)) {
      frames.push(bytes.subarray(offset, end));
      seconds += frame.seconds;
    }
    offset = end;
  }
  const rest = bytes.subarray(offset);
  const isOldTag = rest.length === oldTagBytes && rest.toString("latin1", 0, 3) === "TAG";
  const isCutFrame = rest.length < mostFrameBytes && readMp3Frame(bytes, offset) !== undefined;
  if (frames.length === 0 || (rest.length > 0 && !isOldTag && !isCutFrame)) {
    throw new NotMp3Error(`No MP3: ${bytes.length} bytes, of which ${offset} could be read`);
  }
  return { mp3: Buffer.concat(frames), seconds };
}

/** Of the tag that may stand in front: id3.org/id3v2.4.0-structure, 3.1. Its size has seven bits in each byte. */
function tagBytes(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (bytes.readUInt8(place) & 0x7f), 0);
  return 10 + size;
}

/** The frame in front in which encoders tell length and quality of the whole: it is silent. */
function isNote(bytes: Buffer, offset: number): boolean {
  return ["Xing", "Info"].includes(bytes.toString("latin1", offset, offset + 4));
}
