import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { Memory } from "../contract/index.ts";
import { memoryStatuses } from "../contract/memory-status.ts";
import { OriginLine } from "./origin-line.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemoryActs } from "./use-memories.ts";
import { useToldAct } from "./use-told-act.ts";

/** One memory: what it says, where it comes from, when it was used, and what can be done with it. */
export function MemoryRow({ memory, onEdit }: { memory: Memory; onEdit: () => void }) {
  const texts = useTexts(memoryTexts);
  const acts = useMemoryActs();
  const { perform } = useToldAct();
  const [isErasing, setErasing] = useState(false);
  const { text, state, version } = memory;
  const isOff = state === "off";
  const turn = () => perform(() => acts.change(memory, { version, state: isOff ? "kept" : "off" }));
  return (
    <li className="flex items-start gap-2 px-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isOff ? "min-w-0 text-ink-2 wrap-anywhere" : "min-w-0 text-ink-1 wrap-anywhere"}>
            {text}
          </span>
          {isOff && <Status look={{ ...memoryStatuses.off, word: texts.off }} />}
        </p>
        <OriginLine memory={memory} />
        <UsedLine memory={memory} />
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={texts.more(text)} icon={<Ellipsis aria-hidden="true" size={16} />} />
        }
        items={[
          { key: "edit", label: texts.edit, onSelect: onEdit },
          { key: "turn", label: isOff ? texts.turnOn : texts.turnOff, onSelect: turn },
          { key: "erase", label: texts.erase, isDangerous: true, onSelect: () => setErasing(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isErasing}
        title={texts.eraseOne.title}
        confirmLabel={texts.eraseOne.confirm}
        onClose={() => setErasing(false)}
        onConfirm={() => acts.forget(memory)}
      >
        <p className="wrap-anywhere">{text}</p>
        <p className="mt-2">{texts.eraseOne.text}</p>
      </ConfirmDialog>
    </li>
  );
}

function UsedLine({ memory: { usedAt, changedAt, createdAt } }: { memory: Memory }) {
  const texts = useTexts(memoryTexts);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3">
      {usedAt === null ? (
        <span>{texts.neverUsed}</span>
      ) : (
        <span>
          {texts.used} <RelativeTime at={new Date(usedAt)} />
        </span>
      )}
      {changedAt !== createdAt && (
        <span>
          {texts.changed} <RelativeTime at={new Date(changedAt)} />
        </span>
      )}
    </p>
  );
}
