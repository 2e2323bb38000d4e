import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { EventFilter, type LogScope } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { ChoiceFields, endsEarly } from "./choice-fields.tsx";
import type { FilterName, LogFilter, Written } from "./log-filter.ts";
import type { useFilter } from "./use-filter.ts";

/** All filters at once. What is left empty is not filtered by. */
export function FilterDialog({
  place,
  onClose,
}: {
  place: ReturnType<typeof useFilter>;
  onClose: () => void;
}) {
  const { filter: words } = useTexts(complianceTexts);
  const { scope, ...conditions } = place.filter;
  const [written, setWritten] = useState<Written>(conditions);
  return (
    <FormDialog
      title={words.title}
      size="md"
      submitLabel={words.apply}
      onClose={onClose}
      onSubmit={() => {
        const filter = filterOf(scope, written);
        if (filter) place.show(filter);
        return filter && Promise.resolve();
      }}
    >
      {({ isChecked }) => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <ChoiceFields scope={scope} written={written} isChecked={isChecked} onChange={setWritten} />
          {(["target", "agent", "conversation", "run"] as const).map((name) => (
            <TextField
              key={name}
              label={words[name]}
              value={written[name] ?? ""}
              onChange={(event) => setWritten({ ...written, [name]: event.target.value.trim() })}
              {...(isChecked && !isValid(name, written[name]) ? { error: words.wrongId } : {})}
            />
          ))}
        </div>
      )}
    </FormDialog>
  );
}

/** Undefined while something is not filled in right. */
function filterOf(scope: LogScope, written: Written): LogFilter | undefined {
  if (endsEarly(written)) return undefined;
  const filter: LogFilter = { scope };
  for (const [name, value] of Object.entries(written) as [FilterName, string][]) {
    if (!isValid(name, value)) return undefined;
    if (value) Object.assign(filter, { [name]: value });
  }
  return filter;
}

function isValid(name: FilterName, value: string | undefined): boolean {
  return !value || EventFilter.shape[name].safeParse(value).success;
}
