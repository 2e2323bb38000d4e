import { type ComponentType, lazy } from "react";
import { askServer, subscribeToReachability } from "../api/reachability.ts";

/**
 * A part that loads after its page, such as the bell. While the server cannot be reached the part waits; if it
 * then fails several times more, the page is shown without it. A missing part must not take the page away.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

const mostTries = 4;
const pauseMs = 1_000;

async function loadPatiently<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      if (tries === mostTries) return Nothing;
    }
    await untilAnswering();
    // A server that has just begun anew answers before it answers everybody.
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, tries * pauseMs));
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
