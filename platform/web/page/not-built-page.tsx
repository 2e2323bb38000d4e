import { useMatches } from "react-router";
import { QuietDeskDrawing } from "../ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "./page.tsx";
import type { NotBuiltHandle } from "./page-handle.ts";

/** A page of a capability that does not exist yet. It says so and shows nothing else. */
export function NotBuiltPage() {
  const handle = useMatches().at(-1)?.handle;
  if (!isNotBuiltHandle(handle)) return null;
  const home = handle.access === "public" ? { to: "/", label: "Go Home" } : dashboard;
  const { to, label } = handle.meanwhile ?? home;
  return (
    <Page title={handle.title} width="reading">
      <EmptyState drawing={<QuietDeskDrawing />} action={<LinkButton to={to}>{label}</LinkButton>}>
        {handle.text}
      </EmptyState>
    </Page>
  );
}

const dashboard = { to: "/dashboard", label: "Go to Dashboard" };

function isNotBuiltHandle(handle: unknown): handle is NotBuiltHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "text" in handle;
}
