import { createHash } from "node:crypto";

/** The exact text of a page's inline scripts and styles. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Adds the hashes of these scripts and styles to a content security policy. Allows no other inline code. */
export function allowByHash(policy: string, { scripts, styles }: InlineParts): string {
  return policy
    .split(";")
    .map((directive) => {
      const [name] = directive.trim().split(" ");
      if (name === "script-src") return directive + scripts.map(hashSource).join("");
      if (name === "style-src") return directive + styles.map(hashSource).join("");
      return directive;
    })
    .join(";");
}

function hashSource(text: string): string {
  return ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
