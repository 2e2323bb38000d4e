import type { Json } from "#platform/contract/json.ts";

/** A schema.org object without its `@context`. */
export type JsonLd = { "@type": string } & Record<string, Json>;

/**
 * A JSON-LD block for search engines. It is data: browsers never run it, and script policies do not apply.
 * Escaped, so that no text can end it or start a comment or script.
 */
export function jsonLdBlock(things: readonly JsonLd[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${withoutMarkup(JSON.stringify(graph))}</script>`;
}

// In JSON these characters occur only inside strings, where they can be escaped.
function withoutMarkup(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
