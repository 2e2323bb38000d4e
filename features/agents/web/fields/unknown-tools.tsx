import { Button } from "#platform/web/ui/button.tsx";
import type { AgentTool } from "../../contract/index.ts";

/** Chosen tools that the reader does not have. People who have them can use them with the agent. */
export function UnknownTools({ tools, onRemove }: UnknownToolsProps) {
  if (tools.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">Not available to you</h3>
      <p className="text-xs text-ink-3">
        People who have these tools use them with the agent. For all others they do not exist.
      </p>
      <ul aria-label="Tools that are not available to you" className="mt-1 divide-y divide-line-1 text-sm">
        {tools.map(({ name }) => (
          <li key={name} className="flex min-h-10 items-center justify-between gap-3 py-1.5">
            <code className="min-w-0 font-mono text-xs wrap-anywhere">{name}</code>
            <Button size="sm" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface UnknownToolsProps {
  tools: readonly AgentTool[];
  onRemove: (name: string) => void;
}
