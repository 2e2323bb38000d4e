import { Avatar } from "#platform/web/ui/avatar.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { DesignSection } from "../design-section.tsx";
import { runColumns, sampleRuns } from "../sample-runs.tsx";
import { Specimen } from "../specimen.tsx";

export function DataSection() {
  return (
    <DesignSection
      id="data"
      title="Tables and people"
      note="Numbers stand at the right in figures of one width. The exact time is one hover away, in UTC."
    >
      <Specimen name="Table" isWide className="">
        <Table caption="Runs" columns={runColumns} rows={sampleRuns} rowKey={(run) => run.id} />
      </Specimen>
      <Specimen name="Table while it refreshes, under a header that stays" isWide className="">
        <Table
          caption="Runs while they refresh"
          columns={runColumns}
          rows={sampleRuns}
          rowKey={(run) => run.id}
          isRefreshing
          className="max-h-36"
        />
      </Specimen>
      <Specimen name="People and the assistant">
        <Avatar name="Jana Holt" size="lg" />
        <Avatar name="Ines Marek" />
        <Avatar name="tom@acme.example" size="sm" />
        <Avatar name="Adjutant" kind="assistant" size="lg" />
        <Avatar name="Adjutant" kind="assistant" />
        <Avatar name="Adjutant" kind="assistant" size="sm" />
      </Specimen>
      <Specimen name="Times" className="flex flex-wrap gap-4 text-sm text-ink-2">
        {agesMs.map((ageMs) => (
          <RelativeTime key={ageMs} at={new Date(Date.now() - ageMs)} />
        ))}
      </Specimen>
      <Specimen name="Panel" isWide className="">
        <Panel
          title="Members"
          description="Who may enter this workspace."
          actions={<Button size="sm">Invite</Button>}
        >
          <p className="flex items-center gap-2.5">
            <Avatar name="Jana Holt" isNamed />
            Jana Holt <span className="text-ink-3">Owner</span>
          </p>
        </Panel>
      </Specimen>
    </DesignSection>
  );
}

const hourMs = 3_600_000;
const agesMs = [5_000, 130_000, 3 * hourMs, 30 * hourMs, 80 * hourMs, 400 * hourMs, 10_000 * hourMs];
