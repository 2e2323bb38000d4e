import { useEffect, useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { Agent, AgentVersion, VersionRef } from "../../contract/index.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { ChangeList } from "./change-list.tsx";
import { nameOfVersion, useComparison } from "./use-comparison.ts";

/** Compares two versions, or one with the draft. */
export function ComparePanel({ agent, versions, store }: ComparePanelProps) {
  const [first] = useState(() => mostInteresting(agent, versions));
  const [before, setBefore] = useState(first.before);
  const [after, setAfter] = useState(first.after);
  const comparison = useComparison(agent.id, before, after);
  const refs: VersionRef[] = ["draft", ...versions.map(({ number }) => number)];
  const options = refs.map((version) => ({ value: String(version), label: nameOfVersion(version) }));

  // What is compared is what the server has.
  useEffect(() => void store.flush(), [store]);

  return (
    <Panel title="Compare">
      <div className="mb-4 grid max-w-md grid-cols-2 gap-3">
        <Select
          label="From"
          options={options}
          value={String(before)}
          onChange={(next) => setBefore(refOf(next))}
        />
        <Select
          label="To"
          options={options}
          value={String(after)}
          onChange={(next) => setAfter(refOf(next))}
        />
      </div>
      <UntilLoaded
        of={comparison}
        title="The comparison could not be loaded"
        waiting={<Skeleton className="h-24 w-full" />}
      />
      {comparison.data && (
        <ChangeList
          changes={comparison.data.changes}
          before={nameOfVersion(before)}
          after={nameOfVersion(after)}
        />
      )}
    </Panel>
  );
}

/** What is not published yet, or else what the newest version changed. */
function mostInteresting(
  { draft, published }: Agent,
  [newest, previous]: readonly AgentVersion[],
): Record<"before" | "after", VersionRef> {
  if (draft?.hasChanges === false && newest && previous)
    return { before: previous.number, after: newest.number };
  return { before: published?.number ?? "draft", after: "draft" };
}

interface ComparePanelProps {
  agent: Agent;
  /** Those that are loaded, newest first. */
  versions: readonly AgentVersion[];
  store: DraftStore;
}

function refOf(value: string): VersionRef {
  return value === "draft" ? value : Number(value);
}
