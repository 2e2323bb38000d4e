import { ToldToModel } from "#features/tools/web/index.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import type { ListedTool } from "../../contract/index.ts";
import type { Scope } from "../scope.ts";
import { describeFacts } from "./describe-facts.ts";
import { ToolModeFields } from "./tool-mode-fields.tsx";

/** The tools as a table; where that is too narrow, as cards. */
export function ToolsTable({ scope, tools, hasOtherDecider }: ToolsTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 text-sm @max-3xl:block">
        <caption className="sr-only">Tools and their modes</caption>
        <thead className="@max-3xl:sr-only">
          <tr>
            {["Tool", "What it may do", "Mode"].map((header) => (
              <th key={header} scope="col" className={headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-3xl:grid @max-3xl:gap-3">
          {tools.map((tool) => (
            <tr key={tool.name} className={row}>
              <th scope="row" className={`${cell} font-normal @3xl:w-2/5`}>
                <span className="font-medium wrap-anywhere text-ink-1">{tool.title}</span>
                {!tool.isBuiltIn && <span className="ml-2 text-xs text-ink-3">from a connection</span>}
                {tool.about && <span className="mt-0.5 block text-ink-2 wrap-anywhere">{tool.about}</span>}
                <ToldToModel description={tool.description} />
              </th>
              <td className={cell}>
                <ul className="flex flex-wrap gap-1.5" aria-label={`What ${tool.title} may do`}>
                  {describeFacts(tool).map(({ words, isGrave }) => (
                    <li key={words}>
                      <Pill tone={isGrave ? "warn" : "neutral"}>{words}</Pill>
                    </li>
                  ))}
                </ul>
              </td>
              <td className={`${cell} @3xl:w-72 @3xl:min-w-72`}>
                <ToolModeFields scope={scope} tool={tool} hasOtherDecider={hasOtherDecider} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ToolsTableProps {
  scope: Scope;
  tools: readonly ListedTool[];
  hasOtherDecider: boolean | null;
}

const headCell = "h-8 border-b border-line-1 pr-4 text-left font-medium whitespace-nowrap text-ink-3";
const row =
  "@max-3xl:grid @max-3xl:gap-2.5 @max-3xl:rounded-md @max-3xl:border @max-3xl:border-line-1 @max-3xl:bg-paper-1 @max-3xl:p-3";
const cell = "text-left align-top @3xl:border-b @3xl:border-line-1 @3xl:py-3 @3xl:pr-4 @3xl:last:pr-0";
