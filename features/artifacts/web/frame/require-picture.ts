/** What CSS loads from elsewhere. A reference within the drawing begins with `#`. */
export const isOutside = /url\(\s*["']?\s*(?!["'#\s])/i;
export const allOutside = /url\(\s*["']?\s*(?!["'#\s])[^)]*\)?/gi;

const runs = /<script|<foreignObject|\son[a-z]+\s*=\s*["']|javascript:/i;
const loads = /@import|\shref\s*=\s*["'](?!#)|:href\s*=\s*["'](?!#)/i;

/**
 * A picture runs and loads nothing. A file that is opened elsewhere would, so what could do either makes no drawing. Returns
 * the SVG as it is; throws otherwise.
 */
export function requirePicture(svg: string): string {
  if (!svg.startsWith("<svg") || runs.test(svg) || loads.test(svg) || isOutside.test(svg))
    throw new Error("No drawing came out.");
  return svg;
}
