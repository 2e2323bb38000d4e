import type { Json } from "#platform/contract/json.ts";

/** One thing as schema.org describes it, without its `@context`. */
export type JsonLd = { "@type": string } & Record<string, Json>;

/**
 * The data block that search engines read. It is no script: a browser never runs it and a policy for scripts does not
 * apply to it. No text in it can end it, or begin a comment or another script.
 */
export function jsonLdBlock(things: readonly JsonLd[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${withoutMarkup(JSON.stringify(graph))}</script>`;
}

// In a JSON text these stand inside strings alone, where they may be written as numbers.
function withoutMarkup(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
