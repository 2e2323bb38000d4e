import { html, type Markup } from "./html.ts";

interface DocumentPage {
  title: string;
  body: Markup;
  /** Names below `/sandbox/files/`. */
  scripts?: readonly string[];
  bodyClass: "framed" | "whole";
}

/** HTML document of every sandbox page. */
export function documentPage({ title, body, scripts = [], bodyClass }: DocumentPage): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<script src="/sandbox/files/theme.js"></script>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/sandbox/files/pages.css">
${scripts.map((name) => html`<script src="/sandbox/files/${name}" defer></script>`)}
</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`);
}
