import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshUsage } from "#features/entitlements/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { firstStepsKey } from "./use-first-steps.ts";

const gatherMs = 500;

/** Reads usage and first steps again when something of the person has begun or ended, here or elsewhere. */
export function useDashboardChanges(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime("*", ({ name }) => {
    if (!/^(?:message|run|conversation|agent|model)\./.test(name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      refreshUsage(client);
      void client.invalidateQueries({ queryKey: firstStepsKey });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
