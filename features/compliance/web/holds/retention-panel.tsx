import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { KeptData } from "../../contract/index.ts";
import { holdsTexts } from "./texts/holds-texts.ts";
import { useRetention } from "./use-holds.ts";

interface Kept {
  name: string;
  period: string;
  isHoldable: boolean;
}

/** How long each kind of data is kept, and whether a hold keeps it longer. */
export function RetentionPanel() {
  const { retention: words } = useTexts(holdsTexts);
  const retention = useRetention();
  const { log, ...others } = words.fixed;
  const fixed = [log, ...Object.values(others)].map(
    ([name = "", period = ""]): Kept => ({ name, period, isHoldable: true }),
  );
  const nameOf = ({ table, hours, isHoldable }: KeptData): Kept => ({
    name: words.kinds[table] ?? table,
    period: hours % 24 === 0 ? words.days(hours / 24) : words.hours(hours),
    isHoldable,
  });
  return (
    <Panel title={words.title} description={words.description}>
      <UntilLoaded of={retention} title={words.failed} waiting={<Skeleton className="h-80 w-full" />} />
      {retention.data && (
        <Table
          caption={words.title}
          rows={[...fixed, ...retention.data.map(nameOf)]}
          rowKey={({ name }) => name}
          columns={[
            { key: "kind", header: words.kind, cell: ({ name }) => name },
            { key: "period", header: words.period, cell: ({ period }) => period },
            {
              key: "held",
              header: words.held,
              cell: ({ isHoldable }) => (isHoldable ? words.isHeld : words.isNotHeld),
            },
          ]}
        />
      )}
    </Panel>
  );
}
