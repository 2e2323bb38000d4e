import { ImageOff } from "lucide-react";
import { readImageHost } from "./read-link.ts";

/** Replaces an image. Loading it would tell its host that someone reads this, and what. */
export function NotLoadedImage({ address, alt }: { address: string; alt: string }) {
  const host = readImageHost(address);
  return (
    <span className="mx-0.5 inline-flex max-w-full items-center gap-1.5 rounded-md border border-line-1 bg-paper-2 px-2 py-0.5 align-baseline text-xs text-ink-2">
      <ImageOff aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="min-w-0 break-words">
        {alt && `${alt}: `}
        {host ? `image from ${host} (not loaded)` : "image (not loaded)"}
      </span>
    </span>
  );
}
