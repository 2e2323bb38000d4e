import { Table } from "#platform/web/ui/table.tsx";
import type { Approval } from "../../contract/index.ts";
import { ShownValue } from "../exact/shown-value.tsx";
import { useOwnDomain } from "../use-own-domain.ts";

/** Requests that are alike, one in a row: what each would do, where they differ, and what deserves attention. */
export function TogetherTable({ approvals, fields, approved }: TogetherTableProps) {
  const ownDomain = useOwnDomain();
  const hasWarnings = approvals.some(({ shown }) => shown.warnings.length > 0);
  const labels = approvals[0]?.shown.fields.map(({ label }) => label) ?? [];
  return (
    <Table
      caption="What waits"
      rows={approvals}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "act",
          header: "Act",
          className: "min-w-40 align-top wrap-anywhere",
          cell: ({ id, shown }) => (
            <>
              <span className="font-medium">{shown.act}</span>
              {approved.includes(id) && <span className="block text-xs text-good">Approved</span>}
            </>
          ),
        },
        ...fields.map((index) => ({
          key: `field-${index}`,
          header: labels[index],
          className: "min-w-40 align-top",
          cell: ({ shown, marks }: Approval) => {
            const field = shown.fields[index];
            const own = marks.filter((mark) => mark.field === index);
            return field && <ShownValue {...{ field, ownDomain }} marks={own} />;
          },
        })),
        ...(hasWarnings ? [warnings] : []),
      ]}
    />
  );
}

const warnings = {
  key: "warnings",
  header: "Warnings",
  className: "min-w-40 align-top wrap-anywhere text-warn",
  cell: ({ shown }: Approval) => shown.warnings.join(" "),
};

interface TogetherTableProps {
  approvals: readonly Approval[];
  /** Indexes of the fields that have a column. */
  fields: readonly number[];
  /** Ids of those that are approved already. */
  approved: readonly string[];
}
