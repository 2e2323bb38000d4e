import { importOrigins } from "../../contract/imports/import-origins.ts";
import type { ImportPreview } from "./read-file.ts";

/** What a file has, before anything is imported. */
export function ImportCounts({ preview }: { preview: ImportPreview }) {
  const { origin, conversations, messages, emptyCount, leftOutCount, cutCount, from, to } = preview;
  const rows = [
    ["From", importOrigins[origin]],
    ["Conversations", conversations.toLocaleString("en-US")],
    ["Messages", messages.toLocaleString("en-US")],
    ["Dates", from === to ? from : `${from} to ${to}`],
    ...(emptyCount > 0 ? [["Empty, left out", emptyCount.toLocaleString("en-US")]] : []),
    ...(leftOutCount > 0 ? [["Messages without text, left out", leftOutCount.toLocaleString("en-US")]] : []),
    ...(cutCount > 0 ? [["Messages cut, too long to import whole", cutCount.toLocaleString("en-US")]] : []),
  ];
  return (
    <>
      <dl aria-label="In this file" className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-xs text-ink-3">
        Conversations imported before are skipped. Pictures and files are not imported. Assistants treat
        imported text as text from outside.
      </p>
    </>
  );
}
