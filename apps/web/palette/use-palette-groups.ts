import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAdmin } from "#features/auth/web/index.tsx";
import { useTeamAccess } from "#features/team/web/index.tsx";
import { useMayAskFor } from "#platform/web/api/use-may.ts";
import { webModules } from "../web-modules.ts";
import { askableSources, askSources, filterEntries, type PaletteGroup } from "./find-entries.ts";
import { listDestinations } from "./list-destinations.ts";

const sources = webModules.flatMap((module) => module.palette ?? []);

/** What the palette shows for the typed words: pages at once, objects as soon as they are found. */
export function usePaletteGroups(typed: string): PaletteGroup[] {
  const isAdmin = useAdmin() === true;
  const hasTeamAccess = useTeamAccess() === true;
  const destinations = useMemo(() => listDestinations({ isAdmin, hasTeamAccess }), [isAdmin, hasTeamAccess]);
  const asked = askableSources(sources, useMayAskFor());
  const { data: found = [] } = useQuery({
    queryKey: ["palette", typed, asked.map(({ key }) => key)],
    queryFn: ({ signal }) => askSources(asked, typed, signal),
    placeholderData: keepPreviousData,
  });
  const pages = filterEntries(destinations, typed);
  return [...found, ...(pages.length > 0 ? [{ label: "Go to", entries: pages }] : [])];
}
