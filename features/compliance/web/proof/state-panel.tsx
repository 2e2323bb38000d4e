import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { LogState } from "../../contract/index.ts";
import { Fact, Facts } from "../log/event/facts.tsx";
import { formatCount } from "./format-count.ts";
import { proofTexts } from "./texts/proof-texts.ts";

/** How much is recorded and signed, and by which keys. */
export function StatePanel({ state: { logs, waiting, witnesses, installationKeys } }: { state: LogState }) {
  const { state: words } = useTexts(proofTexts);
  const log = logs.find(({ closedAt }) => !closedAt);
  const { checkpoint } = log ?? {};
  return (
    <Panel title={words.title}>
      <Facts>
        <Fact name={words.recorded}>
          <span className="tabular-nums">{formatCount(log?.size ?? 0)}</span>
        </Fact>
        <Fact name={words.signed}>
          {checkpoint ? (
            <>
              <RelativeTime at={new Date(checkpoint.signedAt)} />,{" "}
              {words.covers(formatCount(checkpoint.size))}
            </>
          ) : (
            words.none
          )}
        </Fact>
        <Fact name={words.waiting}>
          {waiting.count === 0 || !waiting.since ? (
            words.waitingNone
          ) : (
            <>
              {formatCount(waiting.count)}, {words.since} <RelativeTime at={new Date(waiting.since)} />
            </>
          )}
        </Fact>
        <Fact name={words.witnesses}>
          {witnesses.length === 0 ? (
            <span className="text-ink-3">{words.noWitness}</span>
          ) : (
            <ul className="grid gap-1">
              {witnesses.map(({ name, cosignedAt, failure }) => (
                <li key={name}>
                  {name}{" "}
                  {cosignedAt ? (
                    <>
                      {words.witnessed} <RelativeTime at={new Date(cosignedAt)} />
                    </>
                  ) : (
                    words.notWitnessed
                  )}
                  {failure && <p className="text-sm text-bad wrap-anywhere">{failure}</p>}
                </li>
              ))}
            </ul>
          )}
        </Fact>
        {log && (
          <>
            <Fact name={words.origin}>
              <span className="font-mono text-sm">{log.origin}</span>
            </Fact>
            <Fact name={words.keys}>
              <ul className="grid gap-1">
                {[...log.keys, ...installationKeys].map((key) => (
                  <li key={key} className="flex items-start gap-1">
                    <span className="min-w-0 flex-1 font-mono text-sm">{key}</span>
                    <CopyButton value={key} label={words.copyKey} />
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-sm text-ink-3">{words.keysHelp}</p>
            </Fact>
          </>
        )}
      </Facts>
    </Panel>
  );
}
