import { ShieldCheck } from "lucide-react";
import { Suspense } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { LogState, ProvenScope } from "../../contract/index.ts";
import { formatCount } from "./format-count.ts";
import { proofTexts } from "./texts/proof-texts.ts";
import { useVerification } from "./use-verification.ts";

const FindingList = optionalPart(async () => (await import("./finding-list.tsx")).FindingList);

/** A browser holds the hashes and ids of this many entries without trouble. */
const mostEntries = 200_000;

/** Verifies the whole log in this browser. */
export function VerifyPanel({ scope, state }: { scope: ProvenScope; state: LogState }) {
  const { verify: words } = useTexts(proofTexts);
  const { logs, mayExport } = state;
  const { verification, start, stop } = useVerification(scope, state);
  const count = logs.reduce((sum, { checkpoint }) => sum + (checkpoint?.size ?? 0), 0);
  const isWorking = verification.state === "working";
  const isPossible = mayExport && count > 0 && count <= mostEntries;
  return (
    <Panel
      title={words.title}
      description={words.description}
      actions={
        isWorking ? (
          <Button size="sm" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          isPossible && (
            <Button
              size="sm"
              variant="primary"
              icon={<ShieldCheck aria-hidden="true" size={14} />}
              onClick={() => void start()}
            >
              {words.start}
            </Button>
          )
        )
      }
    >
      {!mayExport && <p className="text-base text-ink-2">{words.forbidden}</p>}
      {mayExport && count > mostEntries && <p className="text-base">{words.tooLarge(formatCount(count))}</p>}
      <div role="status" className="text-base">
        {isWorking && (
          <p>
            {words.working}: {words.progress(`${formatCount(Math.round(verification.bytes / 1000))} kB`)}
          </p>
        )}
        {verification.state === "stopped" && <p>{words.stopped}</p>}
        {verification.state === "unreachable" && (
          <p className="text-bad">
            {words.unreachable}: {verification.message}
          </p>
        )}
        <Suspense>
          {verification.state === "done" && <FindingList findings={verification.findings} />}
        </Suspense>
      </div>
    </Panel>
  );
}
