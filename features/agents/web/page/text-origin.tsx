import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { useAgentAct } from "../api/use-agent.ts";
import type { DraftStore, DraftView } from "../draft/draft-store.ts";

/** Says that somebody outside may have written the text, and lets its reader vouch for it. */
export function TextOriginBanner({ agentId, store, view }: TextOriginProps) {
  const { mutate: act, isPending } = useAgentAct(agentId);
  if (view.draft.textOrigin !== "outside") return null;
  const adopt = async () => {
    await store.flush();
    const { state, draft } = store.read();
    if (state.type !== "saved") return;
    const onError = (error: unknown) =>
      notify({
        ...{ type: "error", title: "The text could not be adopted", autoClose: false },
        message: describeError(error),
      });
    act({ type: "adopt text", revision: draft.revision }, { onError });
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button onClick={() => void adopt()} disabled={isPending}>
          I have read it
        </Button>
      }
    >
      The text of this agent comes from a file. Until somebody who edits it has read it, whatever it would
      change for others waits for a person.
    </Banner>
  );
}

interface TextOriginProps {
  agentId: string;
  store: DraftStore;
  view: DraftView;
}
