import { readFileSync } from "node:fs";

const rules = ["base.css", "buttons.css", "controls.css", "surfaces.css", "portal.css", "admin.css"];

/** The colours of the product and the pages' own rules. Without the script that knows the choice, the system decides. */
export function styleSheet(): string {
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
