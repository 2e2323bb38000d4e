import { checklistResults } from "#features/agents/web/index.tsx";
import { artifactResults } from "#features/artifacts/web/index.tsx";
import { browserResults } from "#features/browsing/web/index.tsx";
import { chartResults } from "#features/charts/web/index.tsx";
import { fileResults } from "#features/files/web/index.tsx";
import { mailResults } from "#features/mail/web/index.tsx";
import { memoryResults } from "#features/memory/web/index.tsx";
import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

/** The results of tools that features show in conversations. */
export const toolResults: readonly ToolResultView[] = [
  ...checklistResults,
  ...artifactResults,
  ...chartResults,
  ...fileResults,
  ...mailResults,
  ...memoryResults,
  ...browserResults,
];
