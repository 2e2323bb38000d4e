import { useTexts } from "#platform/web/language/texts.ts";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { SignedLog } from "../../contract/index.ts";
import { formatCount } from "./format-count.ts";
import { proofTexts } from "./texts/proof-texts.ts";

/** Logs that ended, and why. Absent while there are none. */
export function EarlierLogs({ logs }: { logs: readonly SignedLog[] }) {
  const { earlier: words } = useTexts(proofTexts);
  if (logs.length === 0) return null;
  const reasons: Record<string, string> = words.because;
  return (
    <Panel title={words.title} description={words.description}>
      <ul className="grid gap-3">
        {logs.map(({ id, origin, size, closedAt, closedBecause }) => (
          <li key={id}>
            <p className="font-mono text-sm wrap-anywhere">{origin}</p>
            <p className="text-sm text-ink-2">
              {words.entries(formatCount(size))}. {words.closed}{" "}
              {closedAt && <RelativeTime at={new Date(closedAt)} />}. {reasons[closedBecause ?? ""] ?? ""}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
