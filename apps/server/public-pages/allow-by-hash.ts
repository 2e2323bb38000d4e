import { createHash } from "node:crypto";

/** What stands in a page itself, word for word. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A content security policy that allows these scripts and styles besides what it allowed, and no other inline. */
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
