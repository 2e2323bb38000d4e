import { useEffect } from "react";
import { Link } from "react-router";
import type { Language } from "#platform/web/language/language.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { loadShownVersions } from "./shown-versions.ts";
import { authTexts } from "./texts/auth-texts.ts";

/** The terms that signing up accepts. The shown versions are sent with the account. */
export function LegalNote({ isInDialog = false }: { isInDialog?: boolean }) {
  const { legal: words } = useTexts(authTexts).page;
  const language = usePageLanguage();
  useEffect(() => void loadShownVersions(language), [language]);
  return (
    <p className="text-xs text-ink-3 pointer-coarse:leading-6">
      {words.before}{" "}
      <LegalLink to={pathOf("terms", language)} isInDialog={isInDialog}>
        {words.terms}
      </LegalLink>{" "}
      {words.and}{" "}
      <LegalLink to={pathOf("privacy", language)} isInDialog={isInDialog}>
        {words.privacy}
      </LegalLink>
      {words.after}
    </p>
  );
}

/** German texts have documents of their own. */
function pathOf(type: "terms" | "privacy", language: Language): string {
  return language === "en" ? `/${type}` : `/${language}/legal/${type}`;
}

/** Opens a new tab from a dialog, so that typed input is not lost. */
function LegalLink({ to, isInDialog, children }: { to: string; isInDialog: boolean; children: string }) {
  const look = "py-1.5 text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1";
  if (!isInDialog) {
    return (
      <Link to={to} reloadDocument={to.startsWith("/de/")} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={look}>
      {children}
    </a>
  );
}
