import type { LandingBuild } from "./landing-build.ts";

export interface DocumentParts {
  build: LandingBuild;
  language: "en" | "de";
  /** Title, description and the like, as HTML. */
  head: string;
  /** What stands in the body, as HTML. */
  body: string;
  /** Left out: visits are counted. */
  isCounted?: boolean;
}

/** A whole page as HTML, and what stands in it that the policy has to allow by its hash. */
export interface ComposedDocument {
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * Puts the page together: nothing of it is fetched before it is seen. Fonts are asked for after the first paint, so that
 * they do not share the line with it; what stands in until then is as wide as they are.
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

/** All of them are shown at once when all have come, so that the page is laid out once more and not once for each. */
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

/** Appends the tracking script once all is there: it is not to share the line with what is seen first. */
const countVisits = `
addEventListener("load", () => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = "/tracking.js";
  script.dataset.pageViews = "document";
  document.body.append(script);
});`;

/** Where most people go from here; fetched when they are about to. */
const speculation = JSON.stringify({
  prefetch: [{ urls: ["/auth", "/dashboard"], eagerness: "moderate" }],
});
