import { Archive, ArchiveRestore, Copy, Download, MoreHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { fileNameOf, saveFile } from "#platform/web/files/save-file.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Agent } from "../../contract/index.ts";
import { agentCalls } from "../api/agent-calls.ts";
import { useAgentAct, useCreateAgent } from "../api/use-agent.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { DeleteAgentDialog } from "./delete-agent-dialog.tsx";

/** Exports, copies, archives, restores or deletes an agent. */
export function AgentMenu({ agent, store }: { agent: Agent; store: DraftStore }) {
  const { id, name, abilities } = agent;
  const navigate = useNavigate();
  const { mutate: act, mutateAsync: actNow } = useAgentAct(id);
  const { create } = useCreateAgent();
  const [asked, setAsked] = useState<"archive" | "delete">();

  const exportFile = async () => {
    try {
      await store.flush();
      const file = await agentCalls.export(id);
      const content = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: "application/json" });
      saveFile(fileNameOf(name, "agent.json", "agent"), content);
    } catch (error) {
      tell("The agent could not be exported")(error);
    }
  };
  const copy = () =>
    create.mutate(
      { from: "agent", agentId: id, name: `${name} (copy)`.slice(0, 60) },
      {
        onSuccess: (made) => void navigate(`/agents/${made.id}`),
        onError: tell("The agent could not be copied"),
      },
    );
  const items: MenuItem[] = [
    {
      key: "export",
      label: "Export as JSON",
      icon: <Download size={16} />,
      onSelect: () => void exportFile(),
    },
    { key: "copy", label: "Make a copy", icon: <Copy size={16} />, onSelect: copy },
  ];
  if (abilities.archive)
    items.push({
      ...{ key: "archive", label: "Archive", icon: <Archive size={16} /> },
      onSelect: () => setAsked("archive"),
    });
  if (abilities.restore)
    items.push({
      ...{ key: "restore", label: "Restore", icon: <ArchiveRestore size={16} /> },
      onSelect: () => act({ type: "restore" }, { onError: tell("The agent could not be restored") }),
    });
  if (abilities.delete)
    items.push(
      { type: "rule", key: "rule" },
      {
        ...{ key: "delete", label: "Delete", icon: <Trash2 size={16} />, isDangerous: true },
        onSelect: () => setAsked("delete"),
      },
    );
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label="More"
            variant="secondary"
            icon={<MoreHorizontal aria-hidden="true" size={16} />}
          />
        }
        items={items}
      />
      <ConfirmDialog
        isOpen={asked === "archive"}
        tone="primary"
        title={`Archive ${name}?`}
        confirmLabel="Archive"
        onClose={() => setAsked(undefined)}
        onConfirm={() => actNow({ type: "archive" }).catch(tellAndKeep("The agent could not be archived"))}
      >
        Nobody can ask it until it is restored. Schedules and webhooks that start it stop working. Its
        conversations, versions and figures stay.
      </ConfirmDialog>
      {asked === "delete" && (
        <DeleteAgentDialog
          agent={agent}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await actNow({ type: "delete" }).catch(tellAndKeep("The agent could not be deleted"));
            await navigate("/agents");
          }}
        />
      )}
    </>
  );
}

function tell(title: string): (error: unknown) => void {
  return (error) => notify({ type: "error", title, message: describeError(error), autoClose: false });
}

/** The dialog stays open after a failure. */
function tellAndKeep(title: string): (error: unknown) => never {
  return (error) => {
    tell(title)(error);
    throw error;
  };
}
