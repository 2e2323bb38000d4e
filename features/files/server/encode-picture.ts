import type { Sharp } from "sharp";

/** Models scale larger images down. */
const longestSidePx = 1_568;

/** Encodes an image again as JPEG on white, without the camera's metadata. Every model and browser reads it. */
export function encodePicture(image: Sharp): Promise<Buffer> {
  return image
    .rotate()
    .resize(longestSidePx, longestSidePx, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
