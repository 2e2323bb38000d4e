import { type ComponentType, lazy } from "react";
import { askServer, subscribeToReachability } from "../api/reachability.ts";

/**
 * A part that loads after its page, such as the bell. While the server cannot be reached the part waits; if it
 * then still fails to load, the page is shown without it. A missing part must not take the page away.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

async function loadPatiently<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    await untilAnswering();
    return load().catch(() => Nothing);
  }
}

async function untilAnswering(): Promise<void> {
  if (await askServer()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribeToReachability(() => {
      unsubscribe();
      resolve();
    });
  });
}

function Nothing() {
  return null;
}
