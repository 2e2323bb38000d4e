import type { ToolCallRow } from "#features/tools/server/index.ts";

export const webSearchName = "web_search";

/** Whether a result came from a search provider. Without one, the search found what is kept inside. */
export function isFromProvider({ tool_name, output }: ToolCallRow): boolean {
  const data = output?.data;
  return (
    tool_name === webSearchName &&
    typeof data === "object" &&
    data !== null &&
    "provider" in data &&
    typeof data.provider === "string"
  );
}

/** The addresses of a provider's results, not those that stand in their texts. */
export function foundAddresses({ output }: ToolCallRow): string[] {
  const data = output?.data;
  if (typeof data !== "object" || data === null || !("results" in data)) return [];
  const { results } = data;
  return Array.isArray(results)
    ? results.flatMap((result) =>
        typeof result === "object" && result !== null && "url" in result && typeof result.url === "string"
          ? [result.url]
          : [],
      )
    : [];
}
