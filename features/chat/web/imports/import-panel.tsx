import { Upload } from "lucide-react";
import { useRef } from "react";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { importOrigins } from "../../contract/imports/import-origins.ts";
import { ImportCounts } from "./import-counts.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { useImport } from "./use-import.ts";

/** Imports conversations of other products, in steps: choose a file, see what is in it, import. */
export function ImportPanel() {
  const { state, read, send, reset, stop } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const choose = (
    <Button onClick={() => input.current?.click()} icon={<Upload aria-hidden="true" size={16} />}>
      Choose a file
    </Button>
  );
  return (
    <Panel
      title="Import"
      description="Conversations exported from ChatGPT, Claude or Adjutant: the zip file, or conversations.json. The file is read in your browser."
    >
      <input
        ref={input}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        aria-label="File to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again.
          event.target.value = "";
          if (file) read(file);
        }}
      />
      {state.state === "idle" && choose}
      {state.state === "reading" && (
        <ImportProgress label="Reading the file" share={state.share} onStop={reset} />
      )}
      {state.state === "failed" && (
        <div className="grid justify-items-start gap-3">
          <Banner tone="bad" className="w-full">
            {state.problem}
          </Banner>
          {choose}
        </div>
      )}
      {state.state === "read" && (
        <>
          <ImportCounts preview={state.preview} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void send(state.preview)}>
              {`Import from ${importOrigins[state.preview.origin]}`}
            </Button>
            <Button onClick={reset}>Cancel</Button>
          </div>
        </>
      )}
      {state.state === "importing" && (
        <ImportProgress
          label={`Importing ${state.sent.toLocaleString("en-US")} of ${state.preview.messages.toLocaleString("en-US")} messages`}
          share={state.sent / Math.max(1, state.preview.messages)}
          onStop={stop}
        />
      )}
      {state.state === "done" && (
        <div role="status" className="grid justify-items-start gap-3 text-sm">
          <p>
            {state.isStopped ? "Stopped. " : ""}
            {doneWords(state.outcome.conversationsAdded, state.outcome.messagesAdded)}
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkButton to="/chat">Open conversations</LinkButton>
            {choose}
          </div>
        </div>
      )}
    </Panel>
  );
}

function doneWords(conversations: number, messages: number): string {
  if (messages === 0 && conversations === 0)
    return "Everything in this file was imported before. Nothing was added.";
  const counted = (count: number, word: string) =>
    `${count.toLocaleString("en-US")} ${word}${count === 1 ? "" : "s"}`;
  return `${counted(conversations, "conversation")} and ${counted(messages, "message")} were added.`;
}
