/** An MP3 frame, described by its header. */
export interface Mp3Frame {
  bytes: number;
  seconds: number;
  /** Offset of the encoder's info tag from the start of the frame. */
  noteOffset: number;
}

const headerBytes = 4;
const layer3 = 1;
const mono = 3;

/** In kbit/s. Index 0 is free format, which nobody uses. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const samplesPerSecond = [44_100, 48_000, 32_000];

/**
 * Parses a frame header: ISO/IEC 11172-3, 2.4.1.3 and 2.4.2.3; for lower sampling rates ISO/IEC 13818-3,
 * 2.4.2.3; for the lowest the same with version bits 00, the unofficial MPEG 2.5 that every decoder knows.
 * Undefined when no Layer III frame starts at `offset`.
 */
export function readMp3Frame(bytes: Buffer, offset: number): Mp3Frame | undefined {
  if (offset + headerBytes > bytes.length) return undefined;
  const header = bytes.readUInt32BE(offset);
  const version = (header >>> 19) & 3;
  const isSynced = header >>> 21 === 0x7ff;
  if (!isSynced || version === 1 || ((header >>> 17) & 3) !== layer3) return undefined;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? bitrates.mpeg1 : bitrates.mpeg2)[(header >>> 12) & 15];
  const fullRate = samplesPerSecond[(header >>> 10) & 3];
  if (!bitrate || !fullRate) return undefined;

  const rate = fullRate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1_152 : 576;
  const padding = (header >>> 9) & 1;
  const isMono = ((header >>> 6) & 3) === mono;
  const hasChecksum = ((header >>> 16) & 1) === 0;
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor(((samples / 8) * bitrate * 1_000) / rate) + padding,
    seconds: samples / rate,
    noteOffset: headerBytes + (hasChecksum ? 2 : 0) + sideBytes,
  };
}
