/** A context length in words: "128k tokens". */
export function formatTokens(tokens: number): string {
  if (tokens >= 1_000_000) return `${Number((tokens / 1_000_000).toFixed(1))}M tokens`;
  return tokens >= 1_000 ? `${Math.round(tokens / 1_000)}k tokens` : `${tokens} tokens`;
}
