import type { Speech } from "../speech-engine.ts";
import { readMp3Frame } from "./mp3-frame.ts";

/** The maximum frame size. A shorter rest after the last frame may be a truncated one. */
const mostFrameBytes = 2_881;
const oldTagBytes = 128;

/** The bytes are not MP3. */
export class NotMp3Error extends Error {
  override readonly name = "NotMp3Error";
}

/**
 * The audible frames and their duration. Tags and the encoder's info frame are dropped, so that pieces can be
 * concatenated. Throws NotMp3Error unless everything is MP3.
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

/** Size of a leading ID3v2 tag (id3.org/id3v2.4.0-structure, 3.1). Each byte of the size has seven bits. */
function tagBytes(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (bytes.readUInt8(place) & 0x7f), 0);
  return 10 + size;
}

/** Whether a frame is the encoder's silent info frame (length and quality of the whole). */
function isNote(bytes: Buffer, offset: number): boolean {
  return ["Xing", "Info"].includes(bytes.toString("latin1", offset, offset + 4));
}
