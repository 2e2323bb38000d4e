import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import type { LogEventDetail } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { Fact, Facts } from "./facts.tsx";

/** What the log keeps of an event to the byte, for those who check it. */
export function RecordedBytes({ detail: { envelope, digest, commitments } }: { detail: LogEventDetail }) {
  const { event: words } = useTexts(complianceTexts);
  const committed = Object.entries(commitments);
  return (
    <details className="grid gap-2">
      <summary className="w-fit cursor-pointer rounded-sm text-base font-semibold pointer-coarse:py-2.5">
        {words.details}
      </summary>
      <div className="mt-2 grid gap-3">
        <Facts>
          <Fact name={words.digest}>
            <span className="font-mono text-sm">{digest}</span>
          </Fact>
          {committed.length > 0 && (
            <Fact name={words.commitments}>
              {committed.map(([name, commitment]) => (
                <p key={name} className="font-mono text-sm">
                  {name} {commitment}
                </p>
              ))}
            </Fact>
          )}
        </Facts>
        <div className="flex items-start gap-2">
          <pre
            ref={reachWhenScrollable}
            className="max-h-64 min-w-0 flex-1 overflow-auto rounded-md border border-line-1 bg-paper-2 p-3 text-xs"
          >
            {JSON.stringify(JSON.parse(envelope), null, 2)}
          </pre>
          <CopyButton value={envelope} label={words.copy} />
        </div>
      </div>
    </details>
  );
}
