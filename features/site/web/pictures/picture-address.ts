import type { Picture, PictureTheme } from "./picture.ts";

/** Where one file of a picture is served; its name changes with its content, so it may be kept for ever. */
export function pictureAddress(
  name: string,
  picture: Picture,
  theme: PictureTheme,
  file: PictureFile,
): string {
  return `/assets/pictures/${name}-${theme}-${file.width}.${picture[theme]}.${file.format}`;
}

/** All widths of a picture in one format, as `srcset` wants them. */
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
