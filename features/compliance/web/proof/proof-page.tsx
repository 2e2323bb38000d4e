import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ProvenScope } from "../../contract/index.ts";
import { ComplianceArea } from "../compliance-area.tsx";
import { useLogRights } from "../log/use-log.ts";
import { EarlierLogs } from "./earlier-logs.tsx";
import { OfflinePanel } from "./offline-panel.tsx";
import { StatePanel } from "./state-panel.tsx";
import { proofTexts } from "./texts/proof-texts.ts";
import { useLogState } from "./use-log-state.ts";
import { VerifyPanel } from "./verify-panel.tsx";

/** How the log proves itself: its signed state, checking it here, and taking it away. */
export function ProofPage() {
  const texts = useTexts(proofTexts);
  const [scope, setScope] = useState<ProvenScope>("workspace");
  const rights = useLogRights();
  const state = useLogState(scope);
  const { data } = state;
  const isAdmin = rights.data?.scopes.includes("installation");
  const options = [
    { value: "workspace", label: texts.scopes.workspace },
    { value: "installation", label: texts.scopes.installation },
  ] as const;
  return (
    <ComplianceArea lead={texts.lead}>
      <div className="grid grid-cols-1 gap-4">
        {isAdmin && (
          <Segmented
            label={texts.scopes.label}
            className="justify-self-start"
            options={[...options]}
            value={scope}
            onChange={setScope}
          />
        )}
        <UntilLoaded of={state} title={texts.state.failed} waiting={<Skeleton className="h-80 w-full" />} />
        {data && (
          <div key={scope} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <StatePanel state={data} />
            <VerifyPanel scope={scope} state={data} />
            <OfflinePanel scope={scope} state={data} />
            <EarlierLogs logs={data.logs.filter(({ closedAt }) => closedAt)} />
          </div>
        )}
      </div>
    </ComplianceArea>
  );
}
