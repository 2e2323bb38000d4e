import { useState } from "react";
import { useSearchParams } from "react-router";
import { atOnce } from "#platform/web/page/at-once.ts";

export const artifactViews = ["read", "edit", "versions"] as const;
export type ArtifactViewName = (typeof artifactViews)[number];

/** In the address, so that a reload and a copied link show the same. */
export const viewParameter = "view";

/** Which view of an artifact is shown, and how to show another one. */
export function useShownView() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(viewParameter);
  // The address follows a moment later, and what was chosen is shown at once.
  const [chosen, choose] = useState<{ view: ArtifactViewName; instead: string | null }>();
  if (chosen && chosen.instead !== given) choose(undefined);
  const ofAddress = artifactViews.find((known) => known === given) ?? "read";
  const shown = chosen?.instead === given ? chosen.view : ofAddress;
  const show = (view: ArtifactViewName) => {
    choose({ view, instead: given });
    setParameters((before) => withView(before, view === "read" ? undefined : view), atOnce);
  };
  return [shown, show] as const;
}

export function withView(before: URLSearchParams, view: ArtifactViewName | undefined): URLSearchParams {
  const next = new URLSearchParams(before);
  if (view) next.set(viewParameter, view);
  else next.delete(viewParameter);
  return next;
}
