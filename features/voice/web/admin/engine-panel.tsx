import { Check, X } from "lucide-react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { SpeechSetup } from "../../contract/stock-voice.ts";
import { useSpeechCheck } from "./use-speech.ts";

/** The speech engine and whether it works now. */
export function EnginePanel({ kind, label }: NonNullable<SpeechSetup["engine"]>) {
  const check = useSpeechCheck();
  const problem = check.error ? describeError(check.error) : check.data?.problem;
  return (
    <Panel
      title="Speech engine"
      description={`${kind === "embedded" || kind === "espeak-ng" ? "Spoken text stays on this machine." : "Spoken text is sent there."} The setting SPEECH chooses it.`}
      actions={
        <Button size="sm" busy={check.isFetching} onClick={() => void check.refetch()}>
          Check again
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-base">
        <span className="font-medium wrap-anywhere">{label}</span>
        <span role="status">
          {check.isFetching ? (
            <Pill icon={<Spinner sizePx={12} />}>Checking</Pill>
          ) : problem ? (
            <Pill tone="bad" icon={<X aria-hidden="true" size={14} strokeWidth={2.5} />}>
              Not working
            </Pill>
          ) : (
            <Pill tone="good" icon={<Check aria-hidden="true" size={14} strokeWidth={2.5} />}>
              {`Works, ${check.data?.milliseconds ?? 0} ms`}
            </Pill>
          )}
        </span>
      </div>
      {problem && !check.isFetching && <p className="mt-2 max-w-prose text-sm text-ink-2">{problem}</p>}
    </Panel>
  );
}
