import { LinkButton } from "../ui/link-button.tsx";
import { LogoMark } from "../ui/logo-mark.tsx";

/** A page whose capability is not built yet: it says so, and shows nothing that is not there. */
export function LaterPage({ title, text, backTo = "/dashboard", backLabel = "Go to Dashboard" }: LaterProps) {
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter py-16">
      <span aria-hidden="true" className="mb-6 opacity-35">
        <LogoMark />
      </span>
      <h1 className="text-2xl font-semibold text-ink-1">{title}</h1>
      <p className="mt-2 max-w-prose text-md text-ink-2">{text}</p>
      <LinkButton to={backTo} className="mt-6">
        {backLabel}
      </LinkButton>
    </div>
  );
}

export interface LaterProps {
  title: string;
  /** One sentence: what will be here, and that it is not here yet. */
  text: string;
  backTo?: string;
  backLabel?: string;
}
