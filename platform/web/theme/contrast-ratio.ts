/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The WCAG 2 contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const luminances = [luminance(one), luminance(other)];
  const darker = Math.min(...luminances);
  const lighter = Math.max(...luminances);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Relative luminance of the sRGB colour, with out-of-gamut channels clipped. Conversion from OKLab by Björn
 * Ottosson.
 */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
