import { lazy, Suspense, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { AgentLine } from "./origin-line.tsx";
import { ProposalActs } from "./proposal-acts.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemory, useMemoryActs } from "./use-memories.ts";
import { useToldAct } from "./use-told-act.ts";

const MemoryDialog = lazy(async () => ({ default: (await import("./memory-dialog.tsx")).MemoryDialog }));

/** What a call of the tool remembered or proposed, as it is now. Nothing for anybody but its person. */
export function RememberedLine({ data }: { data: unknown }) {
  const id: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "memoryId") : undefined;
  return typeof id === "string" ? <Remembered id={id} /> : null;
}

function Remembered({ id }: { id: string }) {
  const { answer: words, turnOn } = useTexts(memoryTexts);
  const acts = useMemoryActs();
  const { isBusy, perform } = useToldAct();
  const memory = useMemory(id);
  const [isEditing, setEditing] = useState(false);
  if (memory.isPending) return <Skeleton className="h-12 w-full" />;
  const { data } = memory;
  // It was erased or declined, or it is somebody else's: their own page says so.
  if (!data || memory.isError) return null;
  const isProposed = data.state === "proposed";
  const { state, version } = data;
  return (
    <div className="grid gap-2 rounded-lg border border-line-1 bg-paper-2 px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-1 wrap-anywhere">
          <p>
            <span className="text-ink-2">{words[state]}</span> <span className="text-ink-1">{data.text}</span>
          </p>
          {data.agent && (
            <p className="text-ink-2">
              <AgentLine agent={data.agent} />
            </p>
          )}
        </div>
        {state === "off" && (
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => perform(() => acts.change(data, { version, state: "kept" }))}
          >
            {turnOn}
          </Button>
        )}
        {!isProposed && (
          <LinkButton to="/settings/memory" size="sm">
            {words.open}
          </LinkButton>
        )}
      </div>
      {isProposed && <ProposalActs memory={data} onEdit={() => setEditing(true)} />}
      {isEditing && (
        <Suspense>
          <MemoryDialog memory={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
