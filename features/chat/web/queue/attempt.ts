import { describeError } from "#platform/web/api/api-error.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

/** Performs an act on the queue and says why it was refused. */
export async function attempt(title: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    notify({ type: "error", title, message: describeError(error) });
  }
}
