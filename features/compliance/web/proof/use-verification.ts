import { useEffect, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import type { LogState, ProvenScope } from "../../contract/index.ts";
import type { Finding } from "../../contract/verify/finding.ts";

export type Verification =
  | { state: "idle" }
  | { state: "working"; bytes: number }
  | { state: "stopped" }
  | { state: "unreachable"; message: string }
  | { state: "done"; findings: Finding[] };

/** Verifies the log in this browser. Ends with the page, or when it is stopped. */
export function useVerification(scope: ProvenScope, { logs, installationKeys }: LogState) {
  const [verification, setVerification] = useState<Verification>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setVerification({ state: "working", bytes: 0 });
    try {
      const { verifyInBrowser } = await import("./verify-in-browser.ts");
      const onProgress = (bytes: number) => !signal.aborted && setVerification({ state: "working", bytes });
      const findings = await verifyInBrowser({ scope, logs, installationKeys, signal, onProgress });
      if (!signal.aborted) setVerification({ state: "done", findings });
    } catch (error) {
      if (!signal.aborted) setVerification({ state: "unreachable", message: describeError(error) });
    }
  }

  function stop() {
    running.current?.abort();
    setVerification({ state: "stopped" });
  }

  return { verification, start, stop };
}
