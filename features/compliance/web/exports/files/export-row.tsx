import { useTexts } from "#platform/web/language/texts.ts";
import type { EventExport } from "../../../contract/index.ts";
import { activeNames } from "../../log/filter/log-filter.ts";
import { useFilterWords } from "../../log/filter/use-filter-words.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { FileRow } from "../file-row.tsx";
import { exportTexts } from "../texts/export-texts.ts";
import { useExportActs } from "../use-exports.ts";

/** An export: how far it is, or its file. */
export function ExportRow({ one }: { one: EventExport }) {
  const { files: words, forms } = useTexts(exportTexts);
  const { filter: filterWords } = useTexts(complianceTexts);
  const wordsOf = useFilterWords();
  const filter = { scope: one.scope, ...one.filter };
  const names = activeNames(filter).map((name) => `${filterWords[name]}: ${wordsOf(filter, name)}`);
  return (
    <FileRow
      one={one}
      name={`${forms[one.form]}, ${words.scopes[one.scope]}`}
      words={words}
      acts={useExportActs()}
    >
      <p className="text-ink-2 wrap-anywhere">{names.length > 0 ? names.join(", ") : words.all}</p>
    </FileRow>
  );
}
