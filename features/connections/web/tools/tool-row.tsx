import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type ConnectionTool, connectionToolStatuses } from "../../contract/index.ts";
import { useChangeTool } from "../use-connection-tools.ts";
import { describeFacts } from "./describe-facts.ts";

const ApproveDialog = lazy(async () => ({ default: (await import("./approve-dialog.tsx")).ApproveDialog }));
const TryDialog = lazy(async () => ({ default: (await import("./try-dialog.tsx")).TryDialog }));

/** A tool of a connection: how it is, and the next act. */
export function ToolRow({ connectionId, tool }: { connectionId: string; tool: ConnectionTool }) {
  const { id, toolName, state, seen, facts, problem } = tool;
  const [open, setOpen] = useState<"approve" | "try">();
  const { mutate: change, isPending } = useChangeTool(connectionId, id);
  const withdraw = () =>
    change(
      { type: "withdraw" },
      {
        onError: (error) => notify({ type: "error", title: "Not withdrawn", message: describeError(error) }),
      },
    );
  const isUsable = state !== "unusable" && state !== "gone";
  return (
    <li aria-label={seen.title} className="grid gap-2 px-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{seen.title}</span>
            <Status look={connectionToolStatuses[state]} />
          </p>
          <p className="mt-0.5 font-mono text-xs text-ink-3 wrap-anywhere">{toolName}</p>
          <p className="mt-1 line-clamp-3 text-sm text-ink-2 wrap-anywhere">{seen.description}</p>
          {problem && <p className="mt-1 text-sm text-bad">{problem}</p>}
          {facts && state === "approved" && <p className="mt-1 text-sm text-ink-3">{describeFacts(facts)}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isUsable && state !== "approved" && (
            <Button
              size="sm"
              variant="primary"
              aria-label={`Review ${seen.title}`}
              onClick={() => setOpen("approve")}
            >
              {state === "changed" ? "Review the change" : "Review"}
            </Button>
          )}
          {isUsable && (
            <Button size="sm" aria-label={`Try ${seen.title}`} onClick={() => setOpen("try")}>
              Try
            </Button>
          )}
          {tool.approved && (
            <Button size="sm" busy={isPending} aria-label={`Withdraw ${seen.title}`} onClick={withdraw}>
              Withdraw
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === "approve" && (
          <ApproveDialog connectionId={connectionId} tool={tool} onClose={() => setOpen(undefined)} />
        )}
        {open === "try" && (
          <TryDialog connectionId={connectionId} tool={tool} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </li>
  );
}
