import { useEffect, useState } from "react";
import { loadConfig } from "#platform/web/api/config.ts";

/** Whether this installation has a demo; no while that is not known. */
export function useHasDemo(): boolean {
  const [hasDemo, setHasDemo] = useState(false);
  useEffect(() => {
    loadConfig().then(
      ({ features }) => setHasDemo(features.includes("demo")),
      () => setHasDemo(false),
    );
  }, []);
  return hasDemo;
}
