import { useTexts } from "#platform/web/language/texts.ts";
import { Table } from "#platform/web/ui/table.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";

/** Kinds of data, each with how long it is kept. */
export function KeptTable({ caption, rows, className }: KeptTableProps) {
  const { retention: words } = useTexts(holdsTexts);
  return (
    <Table
      {...{ caption, rows, className }}
      rowKey={({ name }) => name}
      columns={[
        { key: "kind", header: words.kind, cell: ({ name }) => name },
        { key: "period", header: words.period, cell: ({ period }) => period },
      ]}
    />
  );
}

interface KeptTableProps {
  caption: string;
  rows: { name: string; period: string }[];
  className?: string;
}
