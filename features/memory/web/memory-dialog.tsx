import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { Memory } from "../contract/index.ts";
import { mostMemoryCharacters } from "../contract/memory-limits.ts";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemoryActs } from "./use-memories.ts";

/** Has something remembered, changes it, or accepts a proposal in other words. */
export function MemoryDialog({ memory, firstFor = "", onClose }: MemoryDialogProps) {
  const texts = useTexts(memoryTexts);
  const { dialog } = texts;
  const acts = useMemoryActs();
  const [text, setText] = useState(memory?.text ?? "");
  const [of, setOf] = useState(memory ? (memory.agent?.id ?? "") : firstFor === "all" ? "" : firstFor);
  const isProposed = memory?.state === "proposed";
  const isEmpty = text.trim() === "";

  const store = () => {
    const agentId = of === "" ? null : of;
    if (!memory) return acts.keep({ text, agentId });
    const { version } = memory;
    if (isProposed) return acts.accept(memory, { version, text });
    return acts.change(memory, {
      version,
      text,
      ...(agentId === (memory.agent?.id ?? null) ? {} : { agentId }),
    });
  };

  return (
    <FormDialog
      title={isProposed ? texts.proposals.editTitle : memory ? dialog.edit : dialog.add}
      submitLabel={isProposed ? dialog.submitAccept : memory ? dialog.submitEdit : dialog.submitAdd}
      onClose={onClose}
      onSubmit={() => (isEmpty ? undefined : store())}
    >
      {({ isChecked }) => (
        <>
          <TextArea
            label={dialog.text}
            hint={dialog.hint}
            value={text}
            maxLength={mostMemoryCharacters}
            {...(isChecked && isEmpty && { error: dialog.needsText })}
            onChange={(event) => setText(event.target.value)}
          />
          {!isProposed && <ForField memory={memory} value={of} onChange={setOf} />}
        </>
      )}
    </FormDialog>
  );
}

interface MemoryDialogProps {
  /** Absent: a new one. */
  memory?: Memory;
  /** The agent that a new one is for at first; `all` or nothing: every conversation. */
  firstFor?: string;
  onClose: () => void;
}

/** For which agent it is. Nothing to choose for a person without agents. */
function ForField({ memory, value, onChange }: ForFieldProps) {
  const { kept, dialog, onlyFor, onlyForGone } = useTexts(memoryTexts);
  const query = { limit: 100 };
  const agents = apiQuery.useQuery("get", "/api/v1/agents", { params: { query } });
  const own = memory?.agent ?? null;
  const usable = (agents.data?.items ?? []).filter(({ abilities }) => abilities.use);
  const others = usable.map(({ id, name }) => ({ id, name }));
  const all = own && !others.some(({ id }) => id === own.id) ? [own, ...others] : others;
  if (all.length === 0) return null;
  const options = [
    { value: "", label: kept.forAll },
    ...all.map(({ id, name }) => ({ value: id, label: name === null ? onlyForGone : onlyFor(name) })),
  ];
  return <Select label={dialog.for} options={options} value={value} onChange={onChange} />;
}

interface ForFieldProps {
  memory: Memory | undefined;
  value: string;
  onChange: (id: string) => void;
}
