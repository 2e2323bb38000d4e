import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type ArtifactViewName, withView } from "../artifact/use-shown-view.ts";

const parameter = "artifact";
const list = "all";

/** What of the artifacts is open beside a conversation, as the address says: one, the list of all, or nothing. */
export function useOpenArtifact() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(parameter);
  const open = useCallback(
    (what: string | "all" | undefined, view?: ArtifactViewName) =>
      setParameters(
        (before) => {
          // Another one is read at first.
          const next = withView(before, view);
          if (what === undefined) next.delete(parameter);
          else next.set(parameter, what);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { isOpen: given !== null, openId: given === list ? undefined : (given ?? undefined), open };
}

/** The list of all artifacts. */
export const openAll = list;
