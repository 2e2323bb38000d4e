import { useQuery } from "@tanstack/react-query";
import { loadConfig } from "#platform/web/api/config.ts";

/** Whether this installation has a demo; undefined until that is known, or while it cannot be. */
export function useIsDemoOn(): boolean | undefined {
  const { data } = useQuery({ queryKey: ["config"], queryFn: loadConfig });
  return data?.features.includes("demo");
}
