import { Button } from "#platform/web/ui/button.tsx";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Slip } from "#platform/web/ui/slip.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { RunStep } from "#platform/web/ui/summarise-steps.ts";
import { ApprovalScene } from "../approval-scene.tsx";
import { DesignSection } from "../design-section.tsx";
import { sampleStatuses } from "../sample-runs.tsx";
import { Specimen } from "../specimen.tsx";

export function SignSection() {
  return (
    <DesignSection
      id="signs"
      title="The three signs"
      note="Every action leaves a slip. The steps of a run are chevrons. Brass means you."
    >
      <Specimen name="A conversation, and what it left" className="">
        <ApprovalScene />
      </Specimen>
      <div className="space-y-8">
        <Specimen name="Slip" className="">
          <Slip
            act="conversation.renamed"
            at={sampleTime}
            lines={[{ label: "title", value: "Renewal → Renewal of Northwind" }]}
            onBehalfOf="Jana Holt"
            record={{ number: 70398, id: "0f3a91c2", href: "/compliance" }}
          />
        </Specimen>
        <Specimen name="Steps of a run" className="space-y-2">
          {runs.map(({ name, steps }) => (
            <p key={name} className="flex items-center gap-3 text-sm text-ink-2">
              <Chevrons steps={steps} className="w-20" />
              {name}
            </p>
          ))}
        </Specimen>
        <Specimen name="Statuses">
          {Object.entries(sampleStatuses).map(([status, look]) => (
            <Status key={status} look={look} />
          ))}
        </Specimen>
        <Specimen name="Pills">
          <Pill>Draft</Pill>
          <Pill tone="accent">Built-in assistant</Pill>
          <Pill tone="info">Trial</Pill>
          <Pill tone="brass" icon={<ChevronIcon sizePx={14} />}>
            2 wait for you
          </Pill>
          <Button variant="brass" size="sm">
            Review
          </Button>
        </Specimen>
      </div>
    </DesignSection>
  );
}

const sampleTime = new Date("2026-11-21T14:02:11Z");

const runs = [
  { name: "Queued", steps: toSteps("waiting", "waiting", "waiting", "waiting") },
  { name: "Running", steps: toSteps("done", "running", "waiting", "waiting") },
  { name: "A person is needed", steps: toSteps("done", "done", "needs-you", "waiting") },
  { name: "Done", steps: toSteps("done", "done", "done", "done") },
  { name: "Failed in the third step", steps: toSteps("done", "done", "failed", "waiting") },
];

function toSteps(...states: RunStep["state"][]): RunStep[] {
  return states.map((state, index) => ({ id: `step-${index + 1}`, state }));
}
