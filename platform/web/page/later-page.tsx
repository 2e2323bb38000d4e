import { useMatches } from "react-router";
import { QuietDeskDrawing } from "../ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import type { LaterHandle } from "./later-route.ts";
import { Page } from "./page.tsx";

/** A page whose capability is not built yet: it says so, and shows nothing that is not there. */
export function LaterPage() {
  const handle = useMatches().at(-1)?.handle;
  if (!isLaterHandle(handle)) return null;
  const isPublic = handle.access === "public";
  return (
    <Page title={handle.title} width="reading">
      <EmptyState
        drawing={<QuietDeskDrawing />}
        action={
          <LinkButton to={isPublic ? "/" : "/dashboard"}>
            {isPublic ? "Go Home" : "Go to Dashboard"}
          </LinkButton>
        }
      >
        {handle.text}
      </EmptyState>
    </Page>
  );
}

function isLaterHandle(handle: unknown): handle is LaterHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "text" in handle;
}
