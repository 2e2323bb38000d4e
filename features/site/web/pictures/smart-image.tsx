import { classNames } from "#platform/web/ui/class-names.ts";
import type { PictureName } from "./pictures.gen.ts";
import { pictures } from "./pictures.gen.ts";
import { ThemedImage } from "./themed-image.tsx";

export interface SmartImageProps {
  name: PictureName;
  /** Alternative text. */
  alt: string;
  /** The displayed width, as in `<img sizes>`. Default: the window width. */
  sizes?: string;
  /** For the first screen: part of the prerendered page and loaded at once. */
  isEager?: boolean;
  /** Shown when it cannot be loaded. */
  unavailable?: string;
  className?: string;
}

/**
 * A picture of the product in the current theme. Reserves its space, loads at a distance of 50 px, and
 * reports failures (`followPictures`). The other theme's picture is not loaded.
 */
export function SmartImage({ name, className, unavailable = "Image unavailable", ...rest }: SmartImageProps) {
  const picture = pictures[name];
  const shared = { name, picture, unavailable, ...rest };
  return (
    <div className={classNames("relative overflow-hidden bg-paper-2", isPrintedOnceThere, className)}>
      {/* Keeps the aspect without a style attribute, which a strict policy for styles forbids in HTML. */}
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="block h-auto w-full"
        aria-hidden="true"
      />
      <ThemedImage {...shared} theme="light" className="dark:hidden" />
      <ThemedImage {...shared} theme="dark" className="hidden dark:block" />
    </div>
  );
}

/** Prints the light picture. If that was not loaded, the empty frame is hidden. */
const isPrintedOnceThere = "print:not-has-[[data-picture=light]_img]:hidden";
