import type { ReactNode } from "react";
import { Table } from "#platform/web/ui/table.tsx";
import type { Approval } from "../../contract/index.ts";
import { ShownValue } from "../exact-values/shown-value.tsx";
import { useOwnDomain } from "../use-own-domain.ts";
import { ActOfRow } from "./act-of-row.tsx";

/** Requests that are alike, one in a row: what each would do, what deserves attention, and where they differ. */
export function TogetherTable({ approvals, fields, approved, rightEnd }: TogetherTableProps) {
  const ownDomain = useOwnDomain();
  const labels = approvals[0]?.shown.fields.map(({ label }) => label) ?? [];
  const columns = [
    {
      key: "act",
      header: "Act",
      // What deserves attention is in the first column: phones show that one without scrolling.
      cell: ({ id, shown }: Approval) => <ActOfRow shown={shown} isApproved={approved.includes(id)} />,
    },
    ...fields.map((index) => ({
      key: `field-${index}`,
      header: labels[index],
      cell: ({ shown, marks }: Approval) => {
        const field = shown.fields[index];
        const own = marks.filter((mark) => mark.field === index);
        return field && <ShownValue {...{ field, ownDomain }} marks={own} />;
      },
    })),
  ];
  return (
    <Table
      caption="What waits"
      rows={approvals}
      rowKey={({ id }) => id}
      columns={columns.map((column, place) => ({
        ...column,
        className: "min-w-36 align-top wrap-anywhere",
        cell: (approval: Approval) => (
          <>
            {column.cell(approval)}
            {place === columns.length - 1 && rightEnd}
          </>
        ),
      }))}
    />
  );
}

interface TogetherTableProps {
  approvals: readonly Approval[];
  /** Indexes of the fields that have a column. */
  fields: readonly number[];
  /** Ids of those that are approved already. */
  approved: readonly string[];
  /** Stands at the right end of every row, so that it is in view whichever row is. */
  rightEnd: ReactNode;
}
