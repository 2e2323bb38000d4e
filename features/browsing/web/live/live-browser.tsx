import { useMemo, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { BrowserSession } from "../../contract/index.ts";
import { BrowserScreen } from "./browser-screen.tsx";
import { createInputQueue } from "./input-queue.ts";
import { sendInput, useBrowser, useTurns } from "./use-browser.ts";

/** The browser of a running answer: its page live, and for the person of the run the way to take it over. */
export function LiveBrowser({ runId }: { runId: string }) {
  const { data: session } = useBrowser(runId);
  const { takeOver, handBack } = useTurns(runId);
  const [failure, setFailure] = useState<unknown>();
  const queue = useMemo(() => createInputQueue((events) => sendInput(runId, events), setFailure), [runId]);
  if (!session || session.state === "ended") return null;
  const { abilities, frame } = session;
  const error = takeOver.error ?? handBack.error ?? failure;
  return (
    <section
      aria-label="Live browser"
      className="my-3 overflow-hidden rounded-lg border border-line-2 bg-paper-1"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-1 px-3 py-2">
        <Pill tone={session.driver === "person" ? "warn" : "info"}>{driverWord(session)}</Pill>
        <p className="min-w-0 flex-1 basis-40 truncate font-mono text-xs text-ink-2" title={frame?.url}>
          {frame?.url ?? ""}
        </p>
        {abilities.takeOver && (
          <Button
            size="sm"
            busy={takeOver.isPending}
            onClick={() => {
              setFailure(undefined);
              takeOver.mutate();
            }}
          >
            Take over
          </Button>
        )}
        {abilities.handBack && (
          <Button size="sm" variant="primary" busy={handBack.isPending} onClick={() => handBack.mutate()}>
            Hand back
          </Button>
        )}
      </header>
      {frame ? (
        <BrowserScreen frame={frame} onInput={abilities.handBack ? queue.add : undefined} />
      ) : (
        <Waiting session={session} />
      )}
      {abilities.handBack && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line-1 px-3 py-2">
          <p className="min-w-0 flex-1 basis-48 text-xs text-ink-3">
            Click and type on the picture. Passwords that you type stay hidden from the assistant.
          </p>
          <Button size="sm" onClick={() => queue.add({ type: "back" })}>
            Back
          </Button>
          <Button size="sm" onClick={() => queue.add({ type: "reload" })}>
            Reload
          </Button>
        </footer>
      )}
      {error !== undefined && error !== null && (
        <p role="alert" className="border-t border-line-1 px-3 py-2 text-sm text-bad">
          {describeError(error)}
        </p>
      )}
    </section>
  );
}

function Waiting({ session }: { session: BrowserSession }) {
  if (session.driver === "person" && !session.abilities.handBack) {
    return (
      <p className="px-3 py-6 text-sm text-ink-3">What the person does on the page is not shown to others.</p>
    );
  }
  return <Skeleton className="aspect-[1024/720] w-full" />;
}

function driverWord({ driver, abilities }: BrowserSession): string {
  if (driver === "assistant") return "The assistant acts";
  return abilities.handBack ? "You act; the assistant waits" : "The person acts";
}
