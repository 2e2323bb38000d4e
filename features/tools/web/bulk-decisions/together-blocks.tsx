import type { Approval } from "../../contract/index.ts";
import { ShownFields } from "../shown-fields.tsx";
import { ActOfRow } from "./act-of-row.tsx";

/** Requests that are alike, one below the other, for windows too narrow for a table: nothing is beside the view. */
export function TogetherBlocks({ approvals, fields, approved }: TogetherBlocksProps) {
  return (
    <ul aria-label="What waits" className="grid grid-cols-1 gap-3">
      {approvals.map((approval) => {
        const { id, shown, marks } = approval;
        const own = {
          ...shown,
          fields: fields.flatMap((index) => shown.fields[index] ?? []),
        };
        const ownMarks = marks.flatMap((mark) =>
          fields.includes(mark.field) ? { ...mark, field: fields.indexOf(mark.field) } : [],
        );
        return (
          <li key={id} className="grid min-w-0 gap-2 rounded-lg border border-line-1 p-3 text-sm">
            <div className="wrap-anywhere">
              <ActOfRow shown={shown} isApproved={approved.includes(id)} />
            </div>
            <ShownFields shown={own} marks={ownMarks} />
          </li>
        );
      })}
    </ul>
  );
}

interface TogetherBlocksProps {
  approvals: readonly Approval[];
  /** Indexes of the fields in which they differ. */
  fields: readonly number[];
  /** Ids of those that are approved already. */
  approved: readonly string[];
}
