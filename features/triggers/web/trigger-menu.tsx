import { Pause, Pencil, Play, Trash2, Zap } from "lucide-react";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import type { Trigger } from "../contract/index.ts";
import { useTriggerMenu } from "./use-trigger-menu.ts";

const icon = { "aria-hidden": true, size: 16 } as const;

/** What can be done with a trigger. */
export function TriggerMenu({ trigger, onEdit, onDeleted }: TriggerMenuProps) {
  const { run, pause, resume, remove } = useTriggerMenu(trigger);
  const pausing =
    trigger.status === "active"
      ? { key: "pause", label: "Pause", icon: <Pause {...icon} />, onSelect: () => void pause() }
      : { key: "resume", label: "Resume", icon: <Play {...icon} />, onSelect: () => void resume() };
  return (
    <MoreMenu
      name={trigger.name}
      variant="ghost"
      items={[
        { key: "run", label: "Run now", icon: <Zap {...icon} />, onSelect: () => void run() },
        pausing,
        { key: "edit", label: "Edit", icon: <Pencil {...icon} />, onSelect: onEdit },
        { type: "rule", key: "rule" },
        {
          ...{ key: "delete", label: "Delete", icon: <Trash2 {...icon} />, isDangerous: true },
          onSelect: () => void remove(onDeleted),
        },
      ]}
    />
  );
}

interface TriggerMenuProps {
  trigger: Trigger;
  onEdit: () => void;
  /** Called when it is deleted, on its own page. */
  onDeleted?: () => void;
}
