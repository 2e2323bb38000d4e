import { classNames } from "#platform/web/ui/class-names.ts";
import type { PictureName } from "./pictures.gen.ts";
import { pictures } from "./pictures.gen.ts";
import { ThemedImage } from "./themed-image.tsx";

export interface SmartImageProps {
  name: PictureName;
  /** What is to be seen, for whoever does not see it. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`; without it as wide as the window. */
  sizes?: string;
  /** For what is seen first: part of the prerendered page and fetched at once. */
  isEager?: boolean;
  /** Said in its place when it cannot be loaded. */
  unavailable?: string;
  className?: string;
}

/**
 * A picture of the product in the painted theme. Keeps its place before it is there, is fetched when it is 50 px from
 * being seen, and says so when it cannot be (`followPictures`). The theme that is not painted is not fetched.
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

/** Paper shows the light one; where that was not fetched, an empty frame is left out. */
const isPrintedOnceThere = "print:not-has-[[data-picture=light]_img]:hidden";
