import type { Picture, PictureTheme } from "./picture.ts";

/** The URL of one file of a picture. The name contains a content hash, so it is cached for ever. */
export function pictureAddress(
  name: string,
  picture: Picture,
  theme: PictureTheme,
  file: PictureFile,
): string {
  return `/assets/pictures/${name}-${theme}-${file.width}.${picture[theme]}.${file.format}`;
}

/** All widths of a picture in one format, for `srcset`. */
export function pictureSet(
  name: string,
  picture: Picture,
  theme: PictureTheme,
  format: PictureFile["format"],
): string {
  return picture.widths
    .map((width) => `${pictureAddress(name, picture, theme, { width, format })} ${width}w`)
    .join(", ");
}

interface PictureFile {
  width: number;
  format: "avif" | "webp";
}
