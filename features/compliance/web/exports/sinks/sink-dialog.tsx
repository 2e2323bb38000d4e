import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import {
  type ChangeSink,
  type EventSink,
  mostSinkNameCharacters,
  SinkKind,
} from "../../../contract/index.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { useSinkActs } from "../use-sinks.ts";
import { CategoryFields } from "./category-fields.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { bodyOf, faultsOf, newSink, type WrittenSink } from "./written-sink.ts";

/** Adds a receiver, or changes one: then its kind, keys and place in the log stay. */
export function SinkDialog({ sink, onClose, onSecret }: SinkDialogProps) {
  const { sink: words, sinks } = useTexts(exportTexts);
  const { add, change } = useSinkActs();
  const [written, setWritten] = useState<WrittenSink>(sink ? { ...newSink, ...sink } : newSink);
  const set = (facts: Partial<WrittenSink>) => setWritten((known) => ({ ...known, ...facts }));
  const faults = faultsOf(written, sink === undefined);
  const submit = () => {
    if (Object.values(faults).some(Boolean)) return undefined;
    const { name, address, categories } = written;
    return sink ? save(sink.id, { name, address, categories }) : begin();
  };
  const save = async (id: string, facts: ChangeSink) => {
    await change(id, facts);
    notify({ type: "success", title: words.saved(facts.name), duration: 4_000 });
  };
  const begin = async () => {
    onSecret(await add(bodyOf(written)));
    notify({ type: "success", title: words.added(written.name), duration: 4_000 });
  };
  return (
    <FormDialog
      title={sink ? words.changeTitle : words.addTitle}
      size="md"
      submitLabel={sink ? words.save : words.add}
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          {!sink && (
            <Select
              label={words.kind}
              options={SinkKind.options.map((value) => ({ value, label: sinks.kinds[value] }))}
              value={written.kind}
              onChange={(kind) => set({ kind })}
            />
          )}
          <TextField
            label={words.name}
            value={written.name}
            maxLength={mostSinkNameCharacters}
            onChange={(event) => set({ name: event.target.value })}
            {...(isChecked && faults.name ? { error: words.needsName } : {})}
          />
          <TextField
            label={words.address}
            hint={words.addressHints[written.kind]}
            value={written.address}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => set({ address: event.target.value })}
            {...(isChecked && faults.address ? { error: words.needsAddress } : {})}
          />
          {!sink && <CredentialFields {...{ written, set }} isWrong={isChecked && faults.key} />}
          <CategoryFields chosen={written.categories} onChange={(categories) => set({ categories })} />
          {!sink && (
            <Select
              label={words.from}
              options={[
                { value: "now", label: words.froms.now },
                { value: "beginning", label: words.froms.beginning },
              ]}
              value={written.from}
              onChange={(from) => set({ from })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface SinkDialogProps {
  sink: EventSink | undefined;
  onClose: () => void;
  onSecret: (secret: string | null) => void;
}
