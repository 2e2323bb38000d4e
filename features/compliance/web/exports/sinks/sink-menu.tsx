import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { EventSink } from "../../../contract/index.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { useSinkActs } from "../use-sinks.ts";

const size = { "aria-hidden": true, size: 16 } as const;

/** What can be done with a receiver. */
export function SinkMenu({ sink, onChange, onSecret }: SinkMenuProps) {
  const { sinks: words } = useTexts(exportTexts);
  const { test, pause, renew, remove } = useSinkActs();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, kind, state } = sink;
  const isPaused = state === "paused";
  const tell = (error: unknown) => {
    notify({ type: "error", title: words.notDone, message: describeError(error) });
  };
  const testNow = async () => {
    const outcome = await test(id);
    if (!outcome) return;
    const { isDelivered, words: message } = outcome;
    if (isDelivered) notify({ type: "success", title: words.tested, message, duration: 8_000 });
    else notify({ type: "error", title: words.notTested, message });
  };
  const pauseNow = async () => {
    await pause(id, !isPaused);
    const title = isPaused ? words.goesOn(name) : words.pausedNow(name);
    notify({ type: "success", title, duration: 4_000 });
  };
  const removeNow = async () => {
    await remove(id);
    notify({ type: "success", title: words.deleted(name), duration: 4_000 });
  };
  const items: MenuItem[] = [
    { key: "test", label: words.test, icon: <Send {...size} />, onSelect: () => void testNow().catch(tell) },
    { key: "change", label: words.change, icon: <Pencil {...size} />, onSelect: onChange },
    {
      key: "pause",
      label: isPaused ? words.resume : words.pause,
      icon: isPaused ? <Play {...size} /> : <Pause {...size} />,
      onSelect: () => void pauseNow().catch(tell),
    },
    ...(kind === "webhook"
      ? [
          {
            key: "renew",
            label: words.renew,
            icon: <KeyRound {...size} />,
            onSelect: () => void renew(id).then(onSecret, tell),
          },
        ]
      : []),
    {
      key: "delete",
      label: words.delete,
      icon: <Trash2 {...size} />,
      isDangerous: true,
      onSelect: () => setDeleting(true),
    },
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" label={words.more(name)} icon={<Ellipsis {...size} />} />}
        items={items}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={words.deleteTitle(name)}
        confirmLabel={words.delete}
        onClose={() => setDeleting(false)}
        onConfirm={() => removeNow().catch(tell)}
      >
        {words.deleteText}
      </ConfirmDialog>
    </>
  );
}

export interface SinkMenuProps {
  sink: EventSink;
  onChange: () => void;
  onSecret: (secret: string | null) => void;
}
