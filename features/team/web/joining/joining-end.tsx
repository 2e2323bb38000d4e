import type { ReactNode } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { JoiningCard } from "./joining-card.tsx";
import { joiningTexts } from "./texts/joining-texts.ts";

/** Why it goes no further: a page of its own for each reason. */
export function JoiningEnd({ error, onRetry, children }: JoiningEndProps) {
  const words = useTexts(joiningTexts);
  const end = error instanceof ApiError ? readEnd(words.ends, error.code) : undefined;
  const domains = error instanceof ApiError ? readDomains(error) : "";
  const mayRetry = onRetry && (!end || (error instanceof ApiError && error.code.endsWith("no_seat")));
  return (
    <JoiningCard
      title={end?.title ?? words.loading}
      actions={
        <>
          {mayRetry && (
            <Button variant="primary" onClick={onRetry}>
              {words.again}
            </Button>
          )}
          {children}
          <WayOn />
        </>
      }
    >
      <p role={end ? undefined : "alert"}>{end?.text ?? describeError(error)}</p>
      {domains && <p className="wrap-anywhere">{words.domains(domains)}</p>}
    </JoiningCard>
  );
}

function WayOn() {
  const words = useTexts(joiningTexts);
  const language = usePageLanguage();
  const { status } = useSession();
  if (status === "signed-in") {
    return (
      <LinkButton to="/dashboard" reloadDocument>
        {words.dashboard}
      </LinkButton>
    );
  }
  return (
    <LinkButton to={homeOf(language)} reloadDocument>
      {words.home}
    </LinkButton>
  );
}

function readEnd(ends: Record<string, { title: string; text: string }>, code: string) {
  return Object.hasOwn(ends, code) ? ends[code] : undefined;
}

function readDomains({ details }: ApiError): string {
  const { domains } = details;
  return Array.isArray(domains) ? domains.map(String).join(", ") : "";
}

interface JoiningEndProps {
  error: unknown;
  onRetry?: () => void;
  /** Other ways on. */
  children?: ReactNode;
}
