import type { LandingBuild } from "./landing-build.ts";

export interface DocumentParts {
  build: LandingBuild;
  language: "en" | "de";
  /** Title, description and similar tags, as HTML. */
  head: string;
  /** The body as HTML. */
  body: string;
  /** Whether visits are tracked. Default: yes. */
  isCounted?: boolean;
}

/** A complete page as HTML, with the inline parts that the policy must allow by hash. */
export interface ComposedDocument {
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * Composes a page that needs no request before it is visible. Fonts load after the first paint, so that they
 * do not compete for bandwidth. Their fallbacks have the same width.
 */
export function composeDocument({
  build,
  language,
  head,
  body,
  isCounted = true,
}: DocumentParts): ComposedDocument {
  const { firstPaint } = build.scripts;
  const boot = `${build.scripts.boot}${showFonts}${isCounted ? countVisits : ""}`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<script>${firstPaint}</script>
<style>${build.styles}</style>
<style id="fonts" media="not all">${build.fonts}</style>
${head}
<script type="speculationrules">${speculation}</script>
</head>
<body>
${body}
<script type="module">${boot}</script>
</body>
</html>
`;
  return { html, scripts: [firstPaint, speculation, boot], styles: [build.styles, build.fonts] };
}

/** All fonts are shown at once, so that the page is laid out again once instead of once per font. */
const showFonts = `
requestAnimationFrame(() => setTimeout(async () => {
  const fonts = document.getElementById("fonts");
  const faces = Array.from(fonts.sheet.cssRules, ({ style }) => {
    const [family, source, weight] = ["font-family", "src", "font-weight"].map((name) => style.getPropertyValue(name));
    return new FontFace(family.replaceAll('"', ""), source, { weight });
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  fonts.remove();
}));`;

/** Appends the tracking script after loading, so that it does not compete with visible content. */
const countVisits = `
addEventListener("load", () => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/tracking.js";
  script.dataset.pageViews = "document";
  document.body.append(script);
});`;

/** The pages where most people go next. Prefetched when they are about to. */
const speculation = JSON.stringify({
  prefetch: [{ urls: ["/auth", "/dashboard"], eagerness: "moderate" }],
});
