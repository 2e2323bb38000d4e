import type { EndToSee } from "#features/tools/web/index.tsx";

/** What an admin has to have seen of a tool before they approve it: all of its arguments, and every fact. */
export const endsOfForm = [
  { id: "arguments", scroll: "“Arguments” to its end" },
  { id: "all", scroll: "down to the end" },
] as const satisfies readonly EndToSee[];
