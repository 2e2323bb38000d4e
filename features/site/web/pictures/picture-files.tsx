import type { Picture, PictureTheme } from "./picture.ts";
import { pictureAddress, pictureSet } from "./picture-address.ts";

export interface PictureFilesProps {
  name: string;
  picture: Picture;
  theme: PictureTheme;
  alt: string;
  sizes?: string;
  /** Not loaded while hidden, as in the inactive theme. */
  isLazy: boolean;
}

/** A `<picture>` with all formats and widths. */
export function PictureFiles({ name, picture, theme, alt, sizes = "100vw", isLazy }: PictureFilesProps) {
  const width = picture.widths.findLast((width) => width <= 1024) ?? 320;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(name, picture, theme, "avif")} sizes={sizes} />
      <img
        // Before the URLs: attributes are processed in order, and a lazy image must not load at once.
        loading={isLazy ? "lazy" : "eager"}
        decoding="async"
        sizes={sizes}
        srcSet={pictureSet(name, picture, theme, "webp")}
        src={pictureAddress(name, picture, theme, { width, format: "webp" })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className="block size-full object-cover"
      />
    </picture>
  );
}
