import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { ConnectionTool } from "../../contract/index.ts";
import { useTryTool } from "../use-connection-tools.ts";
import { exampleInput, parseInput } from "./example-input.ts";

/** Calls a tool now with an input in JSON, and shows what comes back. */
export function TryDialog({ connectionId, tool, onClose }: TryDialogProps) {
  const [text, setText] = useState(() => exampleInput(tool.seen.inputSchema));
  const [isChecked, setChecked] = useState(false);
  const trial = useTryTool(connectionId, tool.id);
  const input = parseInput(text);
  const call = () => {
    setChecked(true);
    if (input) trial.mutate(input);
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={`Try ${tool.seen.title}`}
      description="This calls the other side now, with everything that follows from it."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" busy={trial.isPending} busyLabel="Calling" onClick={call}>
            Call it
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextArea
          label="Input in JSON"
          className="font-mono text-sm"
          rows={6}
          spellCheck={false}
          value={text}
          error={isChecked && !input ? "This is no JSON object." : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="status" className="grid gap-2">
          {trial.error && <Banner tone="bad">{describeError(trial.error)}</Banner>}
          {trial.data && (
            <>
              <p className="text-sm font-medium text-ink-1">
                {trial.data.isError
                  ? "It failed. The other side says:"
                  : "It answered. The other side wrote:"}
              </p>
              <pre
                ref={reachWhenScrollable}
                className="max-h-72 overflow-auto rounded-lg border border-line-1 bg-paper-2 p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
              >
                {trial.data.text}
                {trial.data.isCut && "\n\n(cut here)"}
              </pre>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface TryDialogProps {
  connectionId: string;
  tool: ConnectionTool;
  onClose: () => void;
}
