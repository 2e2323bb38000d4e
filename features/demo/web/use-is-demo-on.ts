import { useQuery } from "@tanstack/react-query";
import { loadConfig } from "#platform/web/api/config.ts";

/** Whether this installation has a demo. Undefined until known, and when it cannot be determined. */
export function useIsDemoOn(): boolean | undefined {
  const { data } = useQuery({ queryKey: ["config"], queryFn: loadConfig });
  return data?.features.includes("demo");
}
