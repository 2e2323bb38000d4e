import { ToolResultsProvider } from "#platform/web/modules/tool-results.ts";
import { toolResults } from "../tool-results.ts";
import { PendingOutlet } from "./pending-outlet.tsx";

/** The page, with the views of results that conversations show. */
export function WithToolResults() {
  return (
    <ToolResultsProvider value={toolResults}>
      <PendingOutlet />
    </ToolResultsProvider>
  );
}
