import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { ExportForm, ProvenScope } from "../../../contract/index.ts";
import { FilterChips } from "../../log/filter/filter-chips.tsx";
import { activeNames, type LogFilter } from "../../log/filter/log-filter.ts";
import { useLogRights } from "../../log/use-log.ts";
import { exportTexts } from "../texts/export-texts.ts";
import { useExportActs } from "../use-exports.ts";

/** Asks in what form events are exported, and shows which. */
export function ExportDialog({ filter: initial, onClose, onRequested }: ExportDialogProps) {
  const { dialog: words, forms, files } = useTexts(exportTexts);
  const { request } = useExportActs();
  const { scopes = [] } = useLogRights().data ?? {};
  const [form, setForm] = useState<ExportForm>("jsonl");
  const [filter, setFilter] = useState(initial);
  const { scope, ...conditions } = filter;
  const offered = ProvenScope.options.filter((one) => scopes.includes(one));
  const submit = async () => {
    await request({ form, scope: scope === "own" ? "workspace" : scope, filter: conditions });
    notify({ type: "success", title: words.done, duration: 4_000 });
    onRequested?.();
  };
  return (
    <FormDialog title={words.title} size="md" submitLabel={words.submit} onClose={onClose} onSubmit={submit}>
      {() => (
        <>
          {offered.length > 1 && (
            <Select
              label={words.scope}
              options={offered.map((value) => ({ value, label: files.scopes[value] }))}
              value={scope === "own" ? "workspace" : scope}
              onChange={(value) => setFilter({ ...filter, scope: value })}
            />
          )}
          <Select
            label={words.form}
            hint={words.hints[form]}
            options={ExportForm.options.map((value) => ({ value, label: forms[value] }))}
            value={form}
            onChange={setForm}
          />
          <div className="grid gap-1.5">
            <p className="text-sm font-medium">{words.filter}</p>
            {activeNames(filter).length > 0 ? (
              <FilterChips place={{ filter, show: setFilter }} />
            ) : (
              <p className="text-sm text-ink-2">{words.all}</p>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

interface ExportDialogProps {
  filter: LogFilter;
  onClose: () => void;
  onRequested?: () => void;
}
