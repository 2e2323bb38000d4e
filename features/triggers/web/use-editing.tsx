import { lazy, Suspense, useState } from "react";
import type { CreatedTrigger, Trigger } from "../contract/index.ts";

const TriggerDialog = lazy(async () => ({ default: (await import("./trigger-dialog.tsx")).TriggerDialog }));
const SecretDialog = lazy(async () => ({
  default: (await import("./webhook/secret-dialog.tsx")).SecretDialog,
}));

/** The dialogs that create and change triggers. A new webhook shows its secret, once. */
export function useEditing(agentId?: string) {
  const [edited, setEdited] = useState<Trigger | "new">();
  const [made, setMade] = useState<CreatedTrigger>();
  const dialogs = (
    <Suspense>
      {edited && (
        <TriggerDialog
          trigger={edited === "new" ? undefined : edited}
          agentId={agentId}
          onClose={() => setEdited(undefined)}
          onCreated={setMade}
        />
      )}
      {made && made.secret !== null && (
        <SecretDialog trigger={made.trigger} secret={made.secret} onClose={() => setMade(undefined)} />
      )}
    </Suspense>
  );
  return { create: () => setEdited("new"), edit: setEdited, dialogs };
}
