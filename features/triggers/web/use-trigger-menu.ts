import { useNavigate } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Trigger } from "../contract/index.ts";
import { useTriggerActs } from "./use-triggers.ts";

const undoToastMs = 8_000;
const startedToastMs = 6_000;

/** What can be done with a trigger at once. Each says what came of it. */
export function useTriggerMenu({ id, name }: Pick<Trigger, "id" | "name">) {
  const acts = useTriggerActs();
  const navigate = useNavigate();

  const attempt = async (failed: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      notify({ type: "error", title: failed, message: describeError(error) });
    }
  };

  return {
    run: () =>
      attempt(`“${name}” did not start`, async () => {
        const { conversationId } = await acts.run(id);
        const said = {
          ...{ id: `trigger-${id}`, type: "success" as const, title: `“${name}” started` },
          duration: startedToastMs,
        };
        const onClick = () => void navigate(`/chat/${conversationId}`);
        notify(conversationId ? { ...said, action: { label: "Open", onClick } } : said);
      }),
    pause: () => attempt(`“${name}” was not paused`, () => acts.act(id, "pause")),
    resume: () => attempt(`“${name}” was not resumed`, () => acts.act(id, "resume")),
    remove: (then?: () => void) =>
      attempt(`“${name}” was not deleted`, async () => {
        await acts.remove(id);
        then?.();
        const undo = () => void attempt(`“${name}” was not restored`, () => acts.act(id, "restore"));
        notify({
          ...{ id: `trigger-${id}`, type: "info", title: `“${name}” was deleted`, duration: undoToastMs },
          action: { label: "Undo", onClick: undo },
        });
      }),
  };
}
