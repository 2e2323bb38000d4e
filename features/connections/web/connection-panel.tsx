import { Ellipsis, KeyRound, Pencil, Trash2, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type Connection, connectionStatuses } from "../contract/index.ts";
import { useChangeConnection, useSignIn } from "./use-connections.ts";

const ChangeDialog = lazy(async () => ({ default: (await import("./change-dialog.tsx")).ChangeDialog }));

/** What a connection is, whether it works, and what can be done with it. */
export function ConnectionPanel({ connection }: { connection: Connection }) {
  const { id, name, kind, address, host, auth, state, problem, lastReadyAt, abilities } = connection;
  const [open, setOpen] = useState<"name" | "key" | "document" | "delete">();
  const navigate = useNavigate();
  const change = useChangeConnection(id);
  const signIn = useSignIn(id);
  const isUploaded = kind === "openapi" && !connection.hasDocumentAddress;
  const failure = change.error ?? signIn.error;

  const remove = async () => {
    try {
      await change.mutateAsync({ type: "delete" });
      await navigate("/agents/connections", { replace: true });
    } catch (error) {
      notify({ type: "error", title: "Not deleted", message: describeError(error) });
    }
  };
  return (
    <Panel
      title={kind === "mcp" ? "MCP server" : "HTTP API"}
      description={<span className="wrap-anywhere">{address ?? host}</span>}
      actions={
        abilities.manage && (
          <>
            {auth === "oauth" && (
              <Button
                size="sm"
                variant={state === "sign_in_needed" ? "primary" : "secondary"}
                busy={signIn.isPending}
                busyLabel="Opening"
                onClick={() => signIn.mutate()}
              >
                {state === "sign_in_needed" ? "Sign in" : "Sign in again"}
              </Button>
            )}
            {!isUploaded && (
              <Button
                size="sm"
                busy={change.isPending && change.variables.type === "check"}
                busyLabel="Checking"
                onClick={() => change.mutate({ type: "check" })}
              >
                Check now
              </Button>
            )}
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="sm"
                  variant="secondary"
                  label={`More about ${name}`}
                  icon={<Ellipsis aria-hidden="true" size={16} />}
                />
              }
              items={[
                { key: "name", label: "Rename", icon: <Pencil size={16} />, onSelect: () => setOpen("name") },
                ...(auth === "key"
                  ? [
                      {
                        key: "key",
                        label: "Replace the key",
                        icon: <KeyRound size={16} />,
                        onSelect: () => setOpen("key"),
                      },
                    ]
                  : []),
                ...(isUploaded
                  ? [
                      {
                        key: "document",
                        label: "Replace the document",
                        icon: <Upload size={16} />,
                        onSelect: () => setOpen("document"),
                      },
                    ]
                  : []),
                { type: "rule", key: "rule" },
                {
                  key: "delete",
                  label: "Delete",
                  icon: <Trash2 size={16} />,
                  isDangerous: true,
                  onSelect: () => setOpen("delete"),
                },
              ]}
            />
          </>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Status look={connectionStatuses[state]} />
        {lastReadyAt && (
          <span>
            Last worked <RelativeTime at={new Date(lastReadyAt)} />
          </span>
        )}
      </p>
      {problem && (
        <Banner tone={state === "failing" ? "bad" : "warn"} className="mt-3 wrap-anywhere">
          {problem.message}
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" className="mt-3 wrap-anywhere">
          {describeError(failure)}
        </Banner>
      )}
      <Suspense>
        {open && open !== "delete" && (
          <ChangeDialog connection={connection} what={open} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={open === "delete"}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        onClose={() => setOpen(undefined)}
        onConfirm={remove}
      >
        {describeLoss(connection.tools.approved)}
      </ConfirmDialog>
    </Panel>
  );
}

function describeLoss(approved: number): string {
  const tools = approved === 1 ? "1 approved tool is" : `${approved} approved tools are`;
  return `Its key or sign-in is deleted, and ${approved === 0 ? "no approved tool is" : tools} lost for assistants. Answers that used it stay.`;
}
