export type ImageFormat = "jpeg" | "png" | "webp";

export interface ImageSize {
  format: ImageFormat;
  widthPx: number;
  heightPx: number;
}

/**
 * The size that a picture's header states. Reads a few bytes and decodes nothing. Undefined for what is no
 * JPEG, PNG or WebP.
 */
export function readImageSize(image: Buffer): ImageSize | undefined {
  if (image.length < 32) return undefined;
  if (image.readUInt32BE(0) === 0x89504e47) return sizeOfPng(image);
  if (image.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(image);
  const isWebp = image.toString("latin1", 0, 4) === "RIFF" && image.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? sizeOfWebp(image) : undefined;
}

function sizeOfPng(image: Buffer): ImageSize | undefined {
  if (image.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { format: "png", widthPx: image.readUInt32BE(16), heightPx: image.readUInt32BE(20) };
}

/** Walks the segments up to the frame header (SOF). */
function sizeOfJpeg(image: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= image.length) {
    if (image[at] !== 0xff) return undefined;
    const marker = image[at + 1] ?? 0;
    if (isFrameHeader(marker)) {
      return { format: "jpeg", heightPx: image.readUInt16BE(at + 5), widthPx: image.readUInt16BE(at + 7) };
    }
    // Padding takes one byte; other segments name their length.
    at += marker === 0xff ? 1 : 2 + Math.max(2, image.readUInt16BE(at + 2));
  }
  return undefined;
}

/** All SOF markers; C4, C8 and CC have other meanings. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sizeOfWebp(image: Buffer): ImageSize | undefined {
  const format = "webp";
  switch (image.toString("latin1", 12, 16)) {
    case "VP8X":
      return { format, widthPx: 1 + image.readUIntLE(24, 3), heightPx: 1 + image.readUIntLE(27, 3) };
    case "VP8L": {
      const bits = image.readUInt32LE(21);
      return { format, widthPx: 1 + (bits & 0x3fff), heightPx: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ":
      return {
        format,
        widthPx: image.readUInt16LE(26) & 0x3fff,
        heightPx: image.readUInt16LE(28) & 0x3fff,
      };
    default:
      return undefined;
  }
}
