import { classNames } from "#platform/web/ui/class-names.ts";
import type { Picture, PictureTheme } from "./picture.ts";
import { PictureFiles } from "./picture-files.tsx";

export interface ThemedImageProps {
  name: string;
  picture: Picture;
  theme: PictureTheme;
  alt: string;
  sizes?: string;
  isEager?: boolean;
  unavailable: string;
  className: string;
}

/** One theme of a picture: the image itself, or a place in which `followPictures` loads it. */
export function ThemedImage({ isEager = false, unavailable, className, ...files }: ThemedImageProps) {
  const place = classNames("absolute inset-0", className);
  if (isEager) {
    return (
      <div data-picture={files.theme} data-unavailable={unavailable} className={place}>
        <PictureFiles {...files} isLazy />
      </div>
    );
  }
  return (
    <div
      data-picture={files.theme}
      data-unavailable={unavailable}
      role="img"
      aria-label={files.alt}
      className={place}
    >
      <template>
        <PictureFiles {...files} isLazy={false} />
      </template>
      {files.theme === "light" && (
        <noscript>
          <PictureFiles {...files} isLazy />
        </noscript>
      )}
    </div>
  );
}
