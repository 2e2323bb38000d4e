import { apiQuery } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import type { PaletteEntry } from "#platform/web/modules/palette-source.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { addressIn, placeInWorkspace } from "./place-in-workspace.ts";

/** The person's other workspaces, for the palette. */
export async function findWorkspaces(words: string): Promise<PaletteEntry[]> {
  const { switcher, roles } = teamTexts.read();
  const me = await queryClient.fetchQuery(apiQuery.queryOptions("get", "/api/v1/me"));
  const wanted = words.trim().toLowerCase();
  return me.workspaces
    .filter(({ id }) => id !== me.workspaceId)
    .map(({ id, name, role }) => ({
      key: id,
      label: switcher.switchTo(name),
      hint: roles[role],
      to: addressIn(id, placeInWorkspace(location.pathname, role)),
    }))
    .filter(({ label }) => label.toLowerCase().includes(wanted));
}
