import { formatCount } from "../proof/format-count.ts";

/** A number of bytes in kB or MB. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatCount(Math.ceil(bytes / 1_000))} kB`
    : `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
}
