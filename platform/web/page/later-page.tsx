import { useMatches } from "react-router";
import { LinkButton } from "../ui/link-button.tsx";
import { LogoMark } from "../ui/logo-mark.tsx";
import type { LaterHandle } from "./later-route.ts";

/** A page whose capability is not built yet: it says so, and shows nothing that is not there. */
export function LaterPage() {
  const handle = useMatches().at(-1)?.handle;
  if (!isLaterHandle(handle)) return null;
  const isPublic = handle.access === "public";
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40">
      <LogoMark sizePx={28} className="mb-6 opacity-40" />
      <h1 className="text-2xl font-semibold text-ink-1">{handle.title}</h1>
      <p className="mt-2 max-w-prose text-md text-ink-2">{handle.text}</p>
      <LinkButton to={isPublic ? "/" : "/dashboard"} className="mt-6">
        {isPublic ? "Go Home" : "Go to Dashboard"}
      </LinkButton>
    </div>
  );
}

function isLaterHandle(handle: unknown): handle is LaterHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "text" in handle;
}
