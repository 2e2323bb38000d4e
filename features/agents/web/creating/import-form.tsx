import { FileJson } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { readLimitReached } from "#features/entitlements/web/index.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import { useCreateAgent } from "../api/use-agent.ts";
import { CreationFailure } from "./creation-failure.tsx";
import { type ImportProblem, importProblem, readAgentFile } from "./read-agent-file.ts";

/** Takes an exported agent, dropped or chosen. A refusal names each field that is wrong. */
export function ImportForm({ onImported }: { onImported: (agentId: string) => void }) {
  const { importFile } = useCreateAgent();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<ImportProblem & { fileName: string; error: unknown }>();

  const take = async (file: File | undefined) => {
    if (!file || importFile.isPending) return;
    setProblem(undefined);
    try {
      const { agent } = await importFile.mutateAsync(await readAgentFile(file));
      onImported(agent.id);
    } catch (error) {
      setProblem({ ...importProblem(error), fileName: file.name, error });
    }
    // So that the same file can be chosen again after a change.
    if (input.current) input.current.value = "";
  };
  const over = (event: DragEvent, isInside: boolean) => {
    event.preventDefault();
    setOver(isInside);
  };

  return (
    <div className="grid gap-4">
      <fieldset
        aria-label="File of an agent"
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          "flex min-w-0 flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-10 text-center transition-colors",
          isOver ? "border-accent bg-accent-soft" : "border-line-3 bg-paper-2",
        )}
      >
        {importFile.isPending ? (
          <Spinner sizePx={24} />
        ) : (
          <FileJson aria-hidden="true" size={24} className="text-ink-3" />
        )}
        <p className="text-ink-2">Drop an exported agent here, or choose its file.</p>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Exported agent"
          aria-describedby={hintId}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <Button busy={importFile.isPending} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <p id={hintId} className="text-xs text-ink-3">
          JSON, at most 256 kB. It brings no people, no models and no secrets along.
        </p>
      </fieldset>
      {problem && readLimitReached(problem.error) && <CreationFailure error={problem.error} />}
      {problem && !readLimitReached(problem.error) && (
        <Banner tone="bad">
          <p>
            <span className="font-medium wrap-anywhere">{problem.fileName}</span>: {problem.message}
          </p>
          {problem.fields.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-sm">
              {problem.fields.map(({ field, message }) => (
                <li key={`${field} ${message}`} className="wrap-anywhere">
                  <code className="font-mono text-xs">{field}</code>: {message}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </div>
  );
}
