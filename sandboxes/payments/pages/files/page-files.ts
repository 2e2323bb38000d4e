import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const rules = ["base.css", "buttons.css", "controls.css", "surfaces.css", "portal.css", "admin.css"];

/** The product's colours and the pages' own rules. Without the theme script the system decides. */
function styleSheet(): string {
  const tokens = read("../../../../platform/web/theme/tokens.css");
  return [tokens, darkForTheSystem(tokens), ...rules.map((name) => read(`../browser/${name}`))].join("\n");
}

function darkForTheSystem(tokens: string): string {
  const [, colours] = /\[data-theme="dark"\]\s*\{([^}]*)\}/.exec(tokens) ?? [];
  if (!colours) throw new Error("The product's colours have no dark theme.");
  return `@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {${colours}}\n}`;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

export interface PageFile {
  content: Buffer;
  type: string;
  /** Hash of the content. */
  etag: string;
}

const scripts = ["stripe.js", "theme.js", "card-fields.js", "host-channel.js", "checkout.js", "portal.js"];

const fonts = [
  ["inter.woff2", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ["plex-mono.woff2", "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"],
] as const;

/** Every file of the sandbox's pages, by name. */
export function readPageFiles(): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of scripts) {
    const content = readFileSync(new URL(`../browser/${name}`, import.meta.url));
    files.set(name, pageFile(content, "text/javascript; charset=utf-8"));
  }
  files.set("pages.css", pageFile(Buffer.from(styleSheet()), "text/css; charset=utf-8"));
  for (const [name, source] of fonts) {
    const content = readFont(source);
    if (content) files.set(name, pageFile(content, "font/woff2"));
  }
  return files;
}

// A server installed without build dependencies falls back to system fonts.
function readFont(source: string): Buffer | undefined {
  try {
    return readFileSync(new URL(import.meta.resolve(source)));
  } catch {
    return undefined;
  }
}

function pageFile(content: Buffer, type: string): PageFile {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  return { content, type, etag };
}
