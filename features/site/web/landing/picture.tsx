import type { LandingPage } from "../../contract/landing-page.ts";
import { type PictureName, pictures } from "../pictures/pictures.gen.ts";
import { SmartImage } from "../pictures/smart-image.tsx";
import { Drawing } from "./drawing.tsx";

/** A picture of the product, loaded when it approaches. A drawing in a checkout without rendered pictures. */
export function Picture({ page, name, alt, sizes = "(min-width: 1024px) 48rem, 100vw" }: PictureProps) {
  if (isPlaceholder(name)) return <Drawing name="self-hosting" className="mx-auto max-w-xl" />;
  return (
    <SmartImage
      name={name}
      alt={alt}
      sizes={sizes}
      unavailable={page.labels.imageUnavailable}
      className="rounded-lg border border-line-1"
    />
  );
}

function isPlaceholder(name: PictureName): boolean {
  return /^0+$/.test(pictures[name].light);
}

interface PictureProps {
  page: LandingPage;
  name: PictureName;
  alt: string;
  sizes?: string;
}
